import type { ApiSchemas } from '@sargam/kit';
import {
  buildUser,
  problemResponse,
  renderInApp,
  sampleBuilder,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import InstructorPage from './InstructorPage.tsx';
import InstructorsPage from './InstructorsPage.tsx';
import { buildInstructorTotals } from './sample-totals.ts';

const admin = buildUser({ type: 1 });
const buildCourse = sampleBuilder<ApiSchemas['CourseTotals']>({
  _id: 'c1',
  title: 'Fingerstyle guitar',
  catagory: 'Guitar',
  published: true,
  instructor: 'i1',
  instructorName: 'Arif Chowdhury',
  saleCount: 80,
  sales: 160_000,
  receivedAmount: 150_000,
  earnings: 90_000,
  sargamCut: 60_000,
});
const sale: ApiSchemas['InstructorSale'] = {
  _id: 's1',
  orderId: '01K0000000000000000ORDER01',
  course: 'Fingerstyle guitar',
  courseId: 'c1',
  user_name: 'Tasnim Rahman',
  userId: 'u7',
  coupon: { code: 'PUJA10', discount: 10 },
  amount: 1474.2,
  net: 2457,
  paid: 2520,
  sargamCut: 982.8,
  reversed: 0,
  date: '2026-11-21T08:00:00.000Z',
};

const detailPath = '/admin/instructor/i1?from=2026-11-01&to=2026-11-30';
const detail = (overrides: Partial<ApiSchemas['InstructorTotals']> = {}) => ({
  success: true,
  ...buildInstructorTotals(overrides),
  courses: [buildCourse()],
});
const openDetail = (api: Record<string, unknown> = {}) =>
  renderInApp(<InstructorPage />, {
    path: detailPath,
    route: '/admin/instructor/:id',
    user: admin,
    api: {
      'GET /analytics/secure/instructor/i1': detail(),
      'GET /analytics/instructor/i1/01-11-2026/30-11-2026': { success: true, data: [sale], total: 1 },
      ...api,
    },
  });
const paths = () => sentRequests.map(({ path }) => path);

it('lists instructors with their sales, sorted as the URL says', async () => {
  const answer = {
    success: true,
    data: [buildInstructorTotals(), buildInstructorTotals({ _id: 'i2', name: 'Shaon', published: false })],
    total: 2,
  };
  renderInApp(<InstructorsPage />, {
    path: '/adminanalyticsinstructor?sort=joinDate&q=sh',
    user: admin,
    api: { 'GET /analytics/secure/instructor': answer },
  });
  const row = (await screen.findByRole('link', { name: 'Arif Chowdhury' })).closest('tr');
  expect(row).toHaveTextContent(/3.*148.*11-02-2025.*৳3,10,000\.00.*৳80,000\.00/);
  expect(screen.getByText('Unpublished')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Arif Chowdhury' })).toHaveAttribute(
    'href',
    '/admin/instructor/i1',
  );
  expect(paths()).toContain('/analytics/secure/instructor?page=1&limit=10&sort=joinDate&order=asc&search=sh');
  const chart = await screen.findByRole('group', { name: 'Sales per instructor' });
  expect(within(chart).getAllByRole('img')[0]).toHaveAccessibleName('Arif Chowdhury: ৳3,10,000.00');
});

it('shows lifetime figures, courses, and the sales of the dates', async () => {
  openDetail();
  expect((await screen.findByText('Lifetime sales')).closest('dl')).toHaveTextContent(
    'Lifetime sales৳3,10,000.00Lifetime earnings৳1,80,000.00Sargam’s cut৳90,000.00Settled৳1,00,000.00Due৳80,000.00',
  );
  const courses = screen.getByRole('table', { name: 'Courses' });
  expect(within(courses).getByRole('link', { name: 'Fingerstyle guitar' })).toHaveAttribute(
    'href',
    '/admin/course/analytics/c1',
  );
  const row = (await screen.findByRole('link', { name: '#0ORDER01' })).closest('tr');
  expect(screen.getByRole('link', { name: 'Tasnim Rahman' })).toHaveAttribute('href', '/viewuser?id=u7');
  expect(row).toHaveTextContent(/Tasnim Rahman.*PUJA10 10% off.*৳2,520\.00.*৳982\.80.*৳1,474\.20/);
});

const typeDue = async (amount: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), amount);
  await userEvent.click(screen.getByRole('button', { name: 'Settle' }));
};
const dialog = async () => within(await screen.findByRole('dialog'));

it('settles an amount after a confirmation, sends the due that is shown, and loads the new due', async () => {
  let isPaid = false;
  openDetail({
    'GET /analytics/secure/instructor/i1': () => (isPaid ? detail({ due: 70_000 }) : detail()),
    'GET /instructor/due/i1/10000': () => {
      isPaid = true;
      return { success: true, message: 'Settlement published successfully !', data: {} };
    },
  });
  await typeDue('১০,০০০');
  expect((await dialog()).getByText('Mark ৳10,000.00 as settled?')).toBeVisible();
  expect(paths().some((path) => path.startsWith('/instructor/due'))).toBe(false);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Settle' }));
  expect(await screen.findByText('Settlement published successfully !')).toBeVisible();
  expect(paths()).toContain('/instructor/due/i1/10000?due=80000');
  expect(await screen.findByText('৳70,000.00 is due.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows the error of the server and keeps the typed amount', async () => {
  openDetail({ 'GET /instructor/due/i1/90000': problemResponse(409, 'above-due', 'failed try again') });
  await typeDue('90000');
  await userEvent.click((await dialog()).getByRole('button', { name: 'Settle' }));
  expect(await screen.findByText('failed try again')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('90000');
});

it('does not ask for a confirmation for an empty amount', async () => {
  openDetail();
  await userEvent.click(await screen.findByRole('button', { name: 'Settle' }));
  expect(await screen.findByText('any of the field is missing')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has no form while nothing is due', async () => {
  openDetail({ 'GET /analytics/secure/instructor/i1': detail({ due: -500 }) });
  expect(await screen.findByText(/^Nothing is due: a refund came after a payout\./)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});
