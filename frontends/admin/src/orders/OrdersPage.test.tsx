import {
  buildUser,
  currentUrl,
  freezeTime,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
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

const unpaid = buildOrder({
  _id: '01K0000000000000000ORDER02',
  paid: false,
  state: 'awaiting_payment',
  received: 0,
  userName: 'Ovi Das',
  cupon: { code: 'PUJA10', discount: 10 },
  method: '',
  paidAt: null,
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
const lastRequestPath = () => sentRequests.findLast(({ path }) => path.startsWith('/analytics'))?.path;

it('shows buyer, courses and amount, and marks paid orders in words and in colour', async () => {
  open({ [ordersRequest]: ordersResponse([buildOrder(), unpaid]) });
  const paidRow = (await screen.findByText('Tasnim Rahman')).closest('tr');
  expect(paidRow).toHaveClass('highlighted');
  expect(paidRow).toHaveTextContent(/ORDER01.*21-11-2026 6:42 PM.*tasnim@sargam\.test.*Fingerstyle guitar/);
  expect(paidRow).toHaveTextContent(/bKash.*Paid.*৳1,500\.00received ৳1,462\.50/);
  const unpaidRow = screen.getByText('Ovi Das').closest('tr');
  expect(unpaidRow).not.toHaveClass('highlighted');
  expect(unpaidRow).toHaveTextContent(/PUJA10 10% off.*Unpaid/);
});

it('shows the refunded amount of an order', async () => {
  open({ [ordersRequest]: ordersResponse([buildOrder({ state: 'partly_refunded', refunded: 500 })]) });
  const row = (await screen.findByText('Tasnim Rahman')).closest('tr');
  expect(row).toHaveTextContent(/Partly refunded.*৳1,500\.00.*৳500\.00 refunded/);
});

it('shows the totals of the range, in which a refunded order is not unpaid, with the amount received after the gateway fee', async () => {
  open({
    [ordersRequest]: ordersResponse([buildOrder(), unpaid], {
      total: 486,
      paidTotal: 412,
      refundedTotal: 4,
      receivedTotal: 1024660,
    }),
  });
  const figures = (await screen.findByText('Total orders')).closest('dl');
  expect(figures).toHaveTextContent(
    'Total orders486Paid orders412Unpaid orders70Total received amount৳10,24,660.00',
  );
  expect(
    screen.getByText('from 22-5-2022 amounts are shown after deducting a 2.5% payment-gateway cut'),
  ).toBeVisible();
});

it('requests ten rows of the page in the URL', async () => {
  open({ [ordersRequest]: ordersResponse([buildOrder()], { total: 486 }) }, `${november}&page=3`);
  expect(await screen.findByText('21 to 30 of 486')).toBeVisible();
  expect(lastRequestPath()).toBe('/analytics/orders/01-11-2026/30-11-2026?page=3&limit=10');
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(currentUrl()).toBe(`${november}&page=4`);
});

it('redirects to the last page when the page in the URL is beyond it', async () => {
  open({ [ordersRequest]: ordersResponse([buildOrder()], { total: 15 }) }, `${november}&page=9`);
  await waitFor(() => expect(currentUrl()).toBe(`${november}&page=2`));
});

it('starts with the last 30 days and writes a selected preset to the URL', async () => {
  freezeTime('2026-11-21T06:00:00Z');
  const any = () => ordersResponse([buildOrder()]);
  open(
    {
      'GET /analytics/orders/23-10-2026/21-11-2026': any,
      'GET /analytics/orders/15-11-2026/21-11-2026': any,
    },
    '/adminorderlist?page=2',
  );
  const week = await screen.findByRole('button', { name: 'Last week' });
  expect(screen.getByRole('button', { name: 'Last 30 days' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(lastRequestPath()).toMatch('/analytics/orders/23-10-2026/21-11-2026?'));
  await userEvent.click(week);
  expect(currentUrl()).toBe('/adminorderlist?days=7');
  await waitFor(() =>
    expect(lastRequestPath()).toBe('/analytics/orders/15-11-2026/21-11-2026?page=1&limit=10'),
  );
  jest.useRealTimers();
});

it('the list of paid orders requests only paid orders', async () => {
  open(
    { 'GET /analytics/paid-orders/01-11-2026/30-11-2026': ordersResponse([buildOrder()]) },
    '/adminpaidorderlist?from=2026-11-01&to=2026-11-30',
    'paid',
  );
  expect(await screen.findByRole('heading', { name: 'Paid orders only' })).toBeVisible();
  expect(await screen.findByText('Tasnim Rahman')).toBeVisible();
  expect(screen.queryByText('Unpaid orders')).toBeNull();
});

it('shows the empty state, with a longer range as the next action', async () => {
  open({ [ordersRequest]: ordersResponse([]) });
  const empty = (await screen.findByText('No data found')).closest('section') as HTMLElement;
  await userEvent.click(within(empty).getByRole('button', { name: 'Last year' }));
  expect(currentUrl()).toBe('/adminorderlist?days=365');
});

it('shows the error and retries', async () => {
  let isFailing = true;
  open({
    [ordersRequest]: () =>
      isFailing ? problemResponse(403, 'forbidden', 'Not allowed') : ordersResponse([buildOrder()]),
  });
  expect(await screen.findByText('Not allowed')).toBeVisible();
  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Tasnim Rahman')).toBeVisible();
});

it('refetches when the window gets the focus', async () => {
  let count = 0;
  open({ [ordersRequest]: () => ordersResponse([buildOrder()], { total: ++count }) });
  await screen.findByText('1 to 1 of 1');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByText('1 to 2 of 2')).toBeVisible();
});

it('links to the order, the buyer and the course', async () => {
  open({ [ordersRequest]: ordersResponse([buildOrder()]) });
  expect(await screen.findByRole('link', { name: '#0ORDER01' })).toHaveAttribute(
    'href',
    '/admin/order/01K0000000000000000ORDER01',
  );
  expect(screen.getByRole('link', { name: 'Tasnim Rahman' })).toHaveAttribute('href', '/viewuser?id=u1');
  expect(screen.getByRole('link', { name: 'Fingerstyle guitar' })).toHaveAttribute(
    'href',
    '/courseview?id=c1',
  );
});

it('is in Bengali, including the digits', async () => {
  renderInApp(<OrdersPage kind="all" />, {
    path: november,
    user: admin,
    language: 'bn',
    api: { [ordersRequest]: ordersResponse([buildOrder()], { total: 486, paidTotal: 412 }) },
  });
  expect(await screen.findByText('৪৮৬টির মধ্যে ১ থেকে ১০')).toBeVisible();
  expect(screen.getByText('৳১,৫০০.০০')).toBeVisible();
  expect(screen.getByText('tasnim@sargam.test')).toHaveAttribute('lang', 'en');
});
