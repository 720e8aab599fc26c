import {
  buildUser,
  freezeTime,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import DashboardPage from './DashboardPage.tsx';

const summary = (received: number, paid: number) => ({ total: 500, paid, unpaid: 80, refunded: 8, received });
const figures = {
  start: '2026-10-23',
  end: '2026-11-21',
  current: summary(1_024_660, 412),
  previous: summary(868_000, 412),
  days: [
    { day: '2026-10-22', orders: 3, paidOrders: 2, received: 900 },
    { day: '2026-10-23', orders: 5, paidOrders: 4, received: 1500 },
  ],
  states: [
    { state: 'paid', count: 400, previousCount: 380 },
    { state: 'partly_refunded', count: 12, previousCount: 0 },
    { state: 'expired', count: 7, previousCount: 0 },
  ],
  instructors: [
    { _id: 'i1', name: 'Arif', saleCount: 2, sales: 4200, previousSaleCount: 1, previousSales: 2100 },
  ],
  categories: [{ catagory: 'Guitar', saleCount: 2, sales: 4200, previousSaleCount: 1, previousSales: 2100 }],
};
const waiting = {
  reviews: 2,
  storeReviews: 9,
  refunds: 3,
  instructorsToPay: 8,
  openSettlements: 1,
  certificates: 4,
  sentCourses: 10,
  messages: 7,
  generalMessages: 5,
  mails: null,
  massMails: 5,
  deadLetters: 6,
};
const dashboard = { success: true, figures, waiting, courses: null, missing: ['mails'] };
const emptyList = { data: [], total: 0, more: false, next: null };
const student = {
  _id: 'u9',
  name: 'Joya Sen',
  email: 'joya@example.com',
  photo: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  emailVerify: true,
};

beforeEach(() => freezeTime('2026-11-21T06:00:00Z'));
afterEach(() => jest.useRealTimers());

const api = {
  'GET /analytics/orders/23-10-2026/21-11-2026': {
    ...emptyList,
    paidTotal: 0,
    refundedTotal: 0,
    receivedTotal: 0,
  },
  'GET /analytics/dashboard': dashboard,
  'GET /analytics/': { user: 26, instructor: 10, course: 18, freebies: 9 },
  'GET /analytics/social-analytics': { facebook: { like: 18_400 } },
  'GET /user/type/student': { ...emptyList, data: [student] },
  'GET /user/type/3': { ...emptyList, data: [{ ...student, name: 'Arif Chowdhury' }] },
  'GET /contact/general/': emptyList,
  'GET /contact/student/': {
    ...emptyList,
    data: [
      {
        _id: 'm1',
        from: 'u9',
        name: 'Joya',
        toName: 'Arif',
        message: 'Which strings?',
        createdAt: '2026-11-21T08:00:00.000Z',
        status: false,
      },
    ],
  },
  'GET /notification': emptyList,
};
const open = (
  user = buildUser({ type: 1 }),
  more: Record<string, unknown> = {},
  language: 'en' | 'bn' = 'en',
) => renderInApp(<DashboardPage />, { path: '/admin', user, language, api: { ...api, ...more } });

it('shows the money of 30 days with its change, and the chart against the days before', async () => {
  open();
  const received = (await screen.findByText('Total received amount')).closest('div');
  expect(received).toHaveTextContent('৳10,24,660.0018% more');
  expect((screen.getByText('Paid orders') as HTMLElement).closest('div')).toHaveTextContent('412as before');
  expect(screen.getByText('October 23, 2026 to November 21, 2026')).toBeVisible();
  const money = screen.getByRole('group', { name: 'Money received a day' });
  expect(within(money).getByRole('img')).toHaveAccessibleName(
    '23-10: These 30 days ৳1,500.00, The 30 days before ৳900.00',
  );
});

it('counts orders by state, and one part for those that ended without a payment', async () => {
  open();
  const states = await screen.findByRole('group', { name: 'Orders by state' });
  expect(
    within(states)
      .getAllByRole('img')
      .map((part) => part.getAttribute('aria-label')),
  ).toEqual(['Paid: 412, 98.3%', 'Failed, cancelled or expired: 7, 1.7%']);
});

it('what waits opens its list, and a late service leaves only its own count open', async () => {
  open();
  const waits = await screen.findByRole('region', { name: 'What waits' });
  await waitFor(() => expect(waits).toHaveTextContent('3Refunds asked for'));
  expect(waits).toHaveTextContent('–Mails in an unknown state(Not available)');
  expect(within(waits).getByRole('link', { name: /Refunds asked for/ })).toHaveAttribute(
    'href',
    '/admin/refunds?state=asked',
  );
  expect(within(waits).getByRole('link', { name: '9 Store payments in review' })).toHaveAttribute(
    'href',
    '/adminstoreorders?review=true',
  );
  expect(within(waits).getByRole('link', { name: /Mails in an unknown state/ })).toHaveAttribute(
    'href',
    '/admin/unknown-mails',
  );
  expect(within(waits).getByRole('link', { name: '2 Payments in review' })).toHaveAttribute(
    'href',
    '/adminorderlist?days=all&state=review',
  );
  expect(within(waits).getByRole('link', { name: '6 Failed events' })).toHaveAttribute(
    'href',
    '/admin/dead-letters',
  );
});

it('a part that fails leaves the others, and loads again alone', async () => {
  let isFailing = true;
  open(undefined, {
    'GET /contact/general/': () =>
      isFailing ? problemResponse(503, 'unavailable', 'Messaging is late.') : emptyList,
  });
  const messages = await screen.findByRole('region', { name: 'General messages' });
  expect(await within(messages).findByText('Messaging is late.')).toBeVisible();
  expect(await screen.findByText('Joya Sen')).toBeVisible();
  isFailing = false;
  const before = sentRequests.length;
  await userEvent.click(within(messages).getByRole('button', { name: 'Try again' }));
  expect(await within(messages).findByText('No data found')).toBeVisible();
  expect(sentRequests.slice(before).map(({ path }) => path)).toEqual(['/contact/general/?page=1&limit=5']);
});

it('figures that did not arrive in time show an error, and what waits stays', async () => {
  open(undefined, { 'GET /analytics/dashboard': { ...dashboard, figures: null, missing: ['figures'] } });
  expect(await screen.findByText('3')).toBeVisible();
  expect(screen.getByText('This part did not load')).toBeVisible();
});

it('shows five users of the chosen kind', async () => {
  open();
  expect(await screen.findByText('Joya Sen')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind of users' }), 'Instructors');
  expect(await screen.findByText('Arif Chowdhury')).toBeVisible();
  expect(sentRequests.at(-1)?.path).toBe('/user/type/3?page=1&limit=5');
});

it('an uploader sees their courses, and no money and no people', async () => {
  open(buildUser({ type: 2 }), {
    'GET /analytics/dashboard': {
      success: true,
      figures: null,
      waiting: null,
      courses: { total: 6, published: 4 },
      missing: [],
    },
  });
  expect((await screen.findByText('Your courses')).closest('div')).toHaveTextContent('6');
  expect(screen.queryByText(/৳/)).toBeNull();
  expect(screen.queryByText('Joya Sen')).toBeNull();
  expect(sentRequests.map(({ path }) => path)).toEqual(['/analytics/dashboard']);
});

it('is in Bengali with its digits', async () => {
  open(undefined, {}, 'bn');
  expect(await screen.findByText('৳১০,২৪,৬৬০.০০')).toBeVisible();
  expect(screen.getByText('১৮% বেশি')).toBeVisible();
});
