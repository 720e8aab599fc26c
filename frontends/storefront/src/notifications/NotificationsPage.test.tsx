import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import NotificationsPage from './NotificationsPage.tsx';

const ALL = 'GET /notification/user/u1/all';
const first = { _id: 'n1', msg: 'Bass guitar is here.', createdAt: '2026-11-21T04:30:00.000Z', read: false };
const old = { ...first, _id: 'n2', msg: 'The studio was closed.', read: true };
const listOf = (...data: (typeof first)[]) => ({
  data,
  total: data.length,
  unread: data.filter(({ read }) => !read).length,
});

const open = (api: Record<string, unknown>, language: 'en' | 'bn' = 'en') =>
  renderInApp(<NotificationsPage />, { path: '/notifications', user: buildUser(), api, language });

it('shows read and unread notifications; only unread ones can be marked', async () => {
  open({ [ALL]: listOf(first, old) });
  expect(await screen.findByText('1 unread notification')).toBeVisible();
  const [unread, read] = screen.getAllByRole('listitem');
  expect(within(unread as HTMLElement).getByText('Unread')).toBeVisible();
  expect(within(unread as HTMLElement).getByText('Saturday, November 21, 2026, 10:30 AM')).toBeVisible();
  expect(within(read as HTMLElement).queryByText('Unread')).toBeNull();
  expect(within(read as HTMLElement).queryByRole('button')).toBeNull();
});

it('a marked notification stays in the list as read and has the focus', async () => {
  let read = false;
  open({
    [ALL]: () => listOf({ ...first, read }),
    'DELETE /notification/user/u1/n1': () => {
      read = true;
      return { success: true };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: `Mark as read: ${first.msg}` }));
  expect(await screen.findByText('All notifications are read')).toBeVisible();
  expect(screen.getByText(first.msg)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
  expect(sentRequests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('shows an empty state', async () => {
  open({ [ALL]: listOf() }, 'bn');
  expect(await screen.findByRole('heading', { name: 'কোনো নোটিফিকেশন নেই।' })).toBeVisible();
  expect(document.querySelector('.empty svg')).not.toBeNull();
});

it('shows an error and retries', async () => {
  let broken = true;
  open({ [ALL]: () => (broken ? problemResponse(403, 'x', 'no') : listOf(first)) });
  expect(await screen.findByText('error fetching user notification')).toBeVisible();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(first.msg)).toBeVisible();
});
