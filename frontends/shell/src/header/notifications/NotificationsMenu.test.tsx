import {
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { NotificationsMenu } from './NotificationsMenu.tsx';

const long = 'The studio is closed on Friday; lessons that were recorded go on as they always do.';
const one = { _id: 'n1', msg: long, createdAt: '2026-11-21T04:30:00.000Z', read: false };
const two = { ...one, _id: 'n2', msg: 'New: bass guitar' };
const listOf = (...data: (typeof one)[]) => ({ data, total: data.length, unread: data.length });
const LIST = 'GET /notification/user/u1';

const open = async (api: Record<string, unknown>, language: 'en' | 'bn' = 'en') => {
  renderInApp(<NotificationsMenu userId="u1" />, { api, language });
  await userEvent.click(await screen.findByRole('button', { expanded: false }));
};

it('shows a dot and the number of unread notifications', async () => {
  renderInApp(<NotificationsMenu userId="u1" />, { api: { [LIST]: listOf(one, two) } });
  expect(await screen.findByRole('button', { name: '2 unread notifications' })).toHaveClass('withDot');
});

it('shows the first 50 characters and the date of each notification, and links to all', async () => {
  await open({ [LIST]: listOf(one) });
  expect(await screen.findByText('The studio is closed on Friday; lessons that were…')).toBeVisible();
  expect(screen.getByText('Saturday, November 21, 2026, 10:30 AM')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'View all' }));
  expect(currentUrl()).toBe('/notifications');
  expect(screen.queryByRole('link')).toBeNull();
});

it('removes a notification that is marked as read and keeps the focus in the list', async () => {
  let unread = [one, two];
  await open({
    [LIST]: () => listOf(...unread),
    'DELETE /notification/user/u1/n1': () => {
      unread = [two];
      return { success: true };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as read: The studio/ }));
  await waitFor(() => expect(screen.queryByText(/The studio/)).toBeNull());
  expect(await screen.findByRole('button', { name: '1 unread notification' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Mark as read: New: bass guitar' })).toHaveFocus(),
  );
});

it('keeps the notification and shows the error when marking fails', async () => {
  await open({
    [LIST]: listOf(one),
    'DELETE /notification/user/u1/n1': problemResponse(429, 'x', 'Too many.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as read/ }));
  expect(await screen.findByText('Too many.')).toBeVisible();
  expect(screen.getByText(/The studio/)).toBeVisible();
});

it('shows the empty state with an illustration', async () => {
  await open({ [LIST]: listOf() }, 'bn');
  expect(await screen.findByText('কোনো নোটিফিকেশন নেই।')).toBeVisible();
  expect(screen.getByRole('button', { name: 'সব নোটিফিকেশন পড়া হয়েছে' })).not.toHaveClass('withDot');
  expect(document.querySelector('.note svg')).not.toBeNull();
});

it('shows the error state and retries', async () => {
  let isBroken = true;
  await open({ [LIST]: () => (isBroken ? problemResponse(403, 'x', 'no') : listOf(two)) });
  expect(await screen.findByText('error fetching user notification')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('New: bass guitar')).toBeVisible();
  expect(sentRequests.every(({ path }) => path.includes('limit=7'))).toBe(true);
});
