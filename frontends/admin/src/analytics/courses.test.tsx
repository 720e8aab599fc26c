import { buildUser, renderInApp, screen, sentRequests, userEvent } from '@sargam/kit/testing';
import CoursePage from './CoursePage.tsx';
import CoursesPage from './CoursesPage.tsx';

const admin = buildUser({ type: 1 });
const totals = {
  _id: 'c1',
  title: 'Fingerstyle guitar',
  catagory: 'Guitar',
  published: false,
  instructor: 'i1',
  instructorName: 'Arif Chowdhury',
  saleCount: 80,
  sales: 160_000,
  receivedAmount: 150_000,
  earnings: 90_000,
  sargamCut: 60_000,
};
const sale = {
  _id: 's1',
  orderId: '01K0000000000000000ORDER01',
  coursePrice: 2800,
  paid: 2520,
  receivedAmount: 2457,
  reversed: 500,
  coupon: { code: 'PUJA10', discount: 10 },
  user: 'Tasnim Rahman',
  userId: 'u1',
  email: 'tasnim@sargam.test',
  date: '2026-11-21T08:00:00.000Z',
};

it('lists courses with lifetime sums, and sorts on the server', async () => {
  renderInApp(<CoursesPage />, {
    path: '/adminanalyticscourses',
    user: admin,
    api: { 'GET /analytics/courses': { success: true, data: [totals], total: 1 } },
  });
  const course = await screen.findByRole('link', { name: 'Fingerstyle guitar' });
  expect(course).toHaveAttribute('href', '/admin/course/analytics/c1');
  expect(course.closest('tr')).toHaveTextContent(/Unpublished.*Guitar.*Arif Chowdhury.*80.*৳1,60,000\.00/);
  await userEvent.click(screen.getByRole('button', { name: /^Sales/ }));
  expect(sentRequests.at(-1)?.path).toMatch('/analytics/courses?page=1&limit=10&sort=sales&order=');
});

it('shows each order of a course with coupon and buyer', async () => {
  renderInApp(<CoursePage />, {
    path: '/admin/course/analytics/c1?from=2026-11-01&to=2026-11-30',
    route: '/admin/course/analytics/:id',
    user: admin,
    api: {
      'GET /course/c1/': { title: 'Fingerstyle guitar' },
      'GET /analytics/course/c1/01-11-2026/30-11-2026': {
        success: true,
        data: [sale],
        total: 1,
        paidTotal: 2520,
        receivedTotal: 2457,
      },
    },
  });
  const order = await screen.findByRole('link', { name: '#0ORDER01' });
  expect(order).toHaveAttribute('href', '/admin/order/01K0000000000000000ORDER01');
  expect(order.closest('tr')).toHaveTextContent(
    /Tasnim Rahmantasnim@sargam\.test.*PUJA10 10% off.*৳2,800\.00.*৳2,520\.00.*৳2,457\.00.*−৳500\.00/,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('1 row copied.');
  const [item] = await navigator.clipboard.read();
  const copied = await new Response(await item?.getType('text/plain')).text();
  expect(copied.split('\n')[1]).toMatch(/\t-500(\.00)?$/);
  expect(screen.getByText('Total received amount').closest('dl')).toHaveTextContent('৳2,457.00');
  expect(await screen.findByRole('link', { name: 'Fingerstyle guitar' })).toHaveAttribute(
    'href',
    '/courseview?id=c1',
  );
});
