import { buildUser, renderInApp, screen, sentRequests } from '@sargam/kit/testing';
import SocialSignUpsPage from '../sign-ups/SocialSignUpsPage.tsx';
import ExpiredAccessPage from './ExpiredAccessPage.tsx';

const admin = buildUser({ type: 1 });
const row = {
  _id: 'e1',
  orderId: '01K0000000000000000ORDER01',
  userId: 'u1',
  studentId: 'SG-001001',
  userName: 'Tasnim Rahman',
  userEmail: 'tasnim@sargam.test',
  userPhone: '01712345678',
  course: 'Fingerstyle guitar',
  courseId: 'c1',
  purchaseTime: '2026-10-01T06:00:00.000Z',
  createdAt: '2026-10-31T17:59:59.000Z',
};

it('lists five ended accesses with links to order, student and course', async () => {
  renderInApp(<ExpiredAccessPage />, {
    path: '/subscription-expire-data?page=2',
    user: admin,
    api: { 'GET /course-invalidate': { data: [row], total: 9, more: false, next: null } },
  });
  const shown = (await screen.findByText('Tasnim Rahman')).closest('tr');
  expect(shown).toHaveTextContent(
    /ORDER01.*tasnim@sargam\.test.*01712345678.*Fingerstyle guitar.*31-10-2026/,
  );
  const links = [...(shown?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/admin/order/${row.orderId}`, '/viewuser?id=u1', '/courseview?id=c1']);
  expect(sentRequests[0]?.path).toBe('/course-invalidate?page=2&limit=5');
});

it('lists ten social sign-ups with their provider', async () => {
  const signUp = { _id: 'u1', name: 'Joya Sen', email: 'joya@sargam.test', createdAt: row.purchaseTime };
  renderInApp(<SocialSignUpsPage />, {
    path: '/oauthusers',
    user: admin,
    api: {
      'GET /oauthusers': {
        data: [
          { ...signUp, loginFrom: 'Google' },
          { ...signUp, _id: 'u2', name: 'Ovi Das', loginFrom: 'Facebook' },
        ],
        total: 2,
      },
    },
  });
  expect((await screen.findByText('Joya Sen')).closest('tr')).toHaveTextContent('Google');
  expect(screen.getByText('Ovi Das').closest('tr')).toHaveTextContent('Facebook');
  expect(sentRequests[0]?.path).toBe('/oauthusers?page=1&limit=10');
});
