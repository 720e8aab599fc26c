import {
  buildUser,
  freezeTime,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  within,
} from '@sargam/kit/testing';
import { daysOfRange } from './days-of-range.ts';
import { buildListedUser } from './sample-user.ts';
import UserAnalyticsPage from './UserAnalyticsPage.tsx';

const report = {
  success: true,
  data: [buildListedUser()],
  total: 214,
  verified: 160,
  notVerified: 54,
  subscriber: 71,
  next: null,
  days: [{ day: '2026-11-20', total: 3, verified: 2, notVerified: 1, subscriber: 1 }],
};

it('shows the counts, the new people of each day and their table for the last 30 days', async () => {
  freezeTime('2026-11-21T06:00:00Z');
  renderInApp(<UserAnalyticsPage />, {
    path: '/adminanalyticsusers',
    user: buildUser({ type: 1 }),
    api: { 'GET /analytics/users/23-10-2026/21-11-2026': report },
  });
  const figures = (await screen.findByText('Total', { selector: 'dt' })).closest('dl');
  expect(figures).toHaveTextContent('Total214Verified160Not verified54Subscriber71');
  expect(screen.getByRole('heading', { name: 'New people per day' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  const days = within(screen.getByRole('figure')).getAllByRole('row').slice(1);
  expect(days).toHaveLength(30);
  expect(days.at(-2)).toHaveTextContent(/20-11-2026.*3.*2$/);
  expect(screen.getByRole('link', { name: 'SG-001007' })).toHaveAttribute('href', '/viewuser?id=u7');
  expect(sentRequests.at(-1)?.path).toBe(
    '/analytics/users/23-10-2026/21-11-2026?page=1&limit=10&sort=-createdAt',
  );
  jest.useRealTimers();
});

it('days without sign-ups count zero', () => {
  expect(
    daysOfRange({ from: '2026-10-31', to: '2026-11-02' }, [{ day: '2026-11-01', total: 2, verified: 1 }]),
  ).toEqual([
    { day: '2026-10-31', total: 0, verified: 0 },
    { day: '2026-11-01', total: 2, verified: 1 },
    { day: '2026-11-02', total: 0, verified: 0 },
  ]);
});
