import type { ApiSchemas } from '@sargam/kit';
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

const notification: ApiSchemas['Notification'] = {
  _id: 'n1',
  msg: 'The new course is here',
  msgBn: 'নতুন কোর্স এসেছে',
  createdAt: '2026-11-21T06:00:00.000Z',
  read: false,
};
const listOf = (...data: ApiSchemas['Notification'][]) => ({ data, total: data.length });
const open = (api: Record<string, unknown>) =>
  renderInApp(<NotificationsPage />, { path: '/manageNotification', user: buildUser({ type: 1 }), api });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send to everybody' }));
const posted = (): { _id: string }[] =>
  sentRequests.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body ?? ''));
const english = () => screen.getByRole('textbox', { name: 'English' });

it('lists notifications in both languages', async () => {
  open({ 'GET /notification': listOf(notification) });
  expect(await screen.findByText('The new course is here')).toBeVisible();
  expect(screen.getByText('নতুন কোর্স এসেছে')).toHaveAttribute('lang', 'bn');
});

it('shows an illustration when there are none', async () => {
  open({ 'GET /notification': listOf() });
  const empty = (await screen.findByText('No notifications.')).closest('section');
  expect(empty?.querySelector('svg')).not.toBeNull();
});

it('creates a notification and empties the form', async () => {
  open({ 'GET /notification': listOf(), 'POST /notification/create': { success: true } });
  await userEvent.type(await screen.findByRole('textbox', { name: 'English' }), 'Eid holidays');
  await send();
  expect(await screen.findByText('Notification created successfully')).toBeVisible();
  expect(posted()).toMatchObject([{ msg: 'Eid holidays', msgBn: '' }]);
  expect(english()).toHaveValue('');
});

it('a repeat after a lost answer has the same id, the next notification another one', async () => {
  const answers = [problemResponse(500, 'internal', 'No answer'), { success: true }, { success: true }];
  open({ 'GET /notification': listOf(), 'POST /notification/create': () => answers.shift() });
  await userEvent.type(await screen.findByRole('textbox', { name: 'English' }), 'Eid holidays');
  await send();
  await screen.findByRole('alert');
  await send();
  await waitFor(() => expect(english()).toHaveValue(''));
  await userEvent.type(english(), 'Puja holidays');
  await send();
  await waitFor(() => expect(english()).toHaveValue(''));
  const [first, repeat, next] = posted().map(({ _id }) => _id);
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(repeat).toBe(first);
  expect(next).not.toBe(first);
});

it('a refusal is a red alert with the message of the server, and the text stays', async () => {
  const refusal = problemResponse(400, 'invalid', 'The text is too long');
  open({ 'GET /notification': listOf(), 'POST /notification/create': refusal });
  await userEvent.type(await screen.findByRole('textbox', { name: 'English' }), 'Long');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('The text is too long');
  expect(english()).toHaveValue('Long');
});

it('deletes after the specified question', async () => {
  const answers = [listOf(notification), listOf()];
  open({ 'GET /notification': () => answers.shift(), 'DELETE /notification/n1': { success: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Notification will be deleted. Are you sure?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No notifications.')).toBeVisible();
});

it('a list that does not load is a red alert with a retry', async () => {
  let isFailing = true;
  open({
    'GET /notification': () =>
      isFailing ? problemResponse(403, 'forbidden', 'Not allowed') : listOf(notification),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not allowed');
  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The new course is here')).toBeVisible();
});
