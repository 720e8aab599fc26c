import { buildUser, renderInApp, screen, sentRequests, userEvent, waitFor } from '@sargam/kit/testing';
import OrdersPage from './OrdersPage.tsx';
import type { Order } from './orders-query.ts';

const admin = buildUser({ type: 1, name: 'Admin' });

const buildOrder = (some: Partial<Order> = {}): Order => ({
  _id: '01K0000000000000000ORDER01',
  paid: true,
  state: 'paid',
  amount: 1500,
  received: 1462.5,
  refunded: 0,
  userName: 'Tasnim Rahman',
  userEmail: 'tasnim@sargam.test',
  userId: 'u1',
  courses: [{ course: 'Fingerstyle guitar', courseId: 'c1', price: 1500 }],
  cupon: null,
  method: 'bKash',
  createdAt: '2026-11-21T12:42:00.000Z',
  paidAt: '2026-11-21T12:45:00.000Z',
  ...some,
});

const ordersResponse = (data: Order[], some: object = {}) => ({
  success: true,
  data,
  total: data.length,
  paidTotal: data.filter(({ paid }) => paid).length,
  refundedTotal: 0,
  receivedTotal: 1462.5,
  ...some,
});

const november = '/adminorderlist?from=2026-11-01&to=2026-11-30';
const ordersRequest = 'GET /analytics/orders/01-11-2026/30-11-2026';
const open = (api: Record<string, unknown>, path = november, kind: 'all' | 'paid' = 'all') =>
  renderInApp(<OrdersPage kind={kind} />, {
    path,
    user: admin,
    api: { 'GET /order/import/waiting': { data: [], total: 0 }, ...api },
  });

it('copies the rows shown to the clipboard, with formulas escaped', async () => {
  const user = userEvent.setup();
  open({
    [ordersRequest]: ordersResponse([buildOrder({ userName: '=cmd()' }), buildOrder({ _id: 'o2' })], {
      total: 620,
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('2 rows copied.')).toBeVisible();
  const [item] = await navigator.clipboard.read();
  const lines = (await new Response(await item?.getType('text/plain')).text()).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^Order id\tDate\tStudent/);
  expect(lines[1]).toContain("\t'=cmd() <tasnim@sargam.test>\t");
});

it('downloads the CSV of the whole range from the server, without page and limit', async () => {
  const saved: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:orders';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const accepted: (string | null)[] = [];
  open({
    [ordersRequest]: (request: Request) => {
      accepted.push(request.headers.get('accept'));
      return ordersResponse([buildOrder()], { total: 620 });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(accepted.at(-1)).toBe('text/csv');
  expect(sentRequests.findLast(({ path }) => path.startsWith('/analytics'))?.path).toBe(
    '/analytics/orders/01-11-2026/30-11-2026',
  );
});
