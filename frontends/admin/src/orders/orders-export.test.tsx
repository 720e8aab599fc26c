import { buildUser, renderInApp, screen, userEvent, waitFor } from '@sargam/kit/testing';
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

const pageOf = (request: Request): number => Number(new URL(request.url).searchParams.get('page'));
const manyOrders = (request: Request) => {
  const limit = Number(new URL(request.url).searchParams.get('limit'));
  const start = (pageOf(request) - 1) * limit;
  const count = Math.max(0, Math.min(limit, 620 - start));
  const data = Array.from({ length: count }, (_, i) =>
    buildOrder({ _id: `order-${start + i}`, userName: '=cmd()' }),
  );
  return ordersResponse(data, { total: 620 });
};

it('downloads the whole range as CSV, not only the current page, with formulas escaped', async () => {
  const saved: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:orders';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  open({ [ordersRequest]: manyOrders });
  await screen.findByText('1 to 10 of 620');
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await new Response(saved[0]).text();
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(621);
  expect(lines[0]).toMatch(/^\uFEFF?Order id,Date,Paid on,/);
  expect(lines[620]).toBe(
    "order-619,2026-11-21 18:42,2026-11-21 18:45,'=cmd(),tasnim@sargam.test,Fingerstyle guitar,,bKash,Paid,1500.00,1462.50,0.00",
  );
});

it('copies the whole range to the clipboard', async () => {
  const user = userEvent.setup();
  open({ [ordersRequest]: manyOrders });
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('620 orders copied.')).toBeVisible();
  const [item] = await navigator.clipboard.read();
  const text = await new Response(await item?.getType('text/plain')).text();
  expect(text.split('\n')).toHaveLength(621);
});
