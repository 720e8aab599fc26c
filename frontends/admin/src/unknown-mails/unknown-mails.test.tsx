import { buildUser, renderInApp, screen, userEvent, waitFor } from '@sargam/kit/testing';
import { fakeExports } from '../testing/fake-exports.ts';
import UnknownMailsPage from './UnknownMailsPage.tsx';

const mail = {
  _id: 'e1:receipt',
  at: '2026-11-21T06:00:00.000Z',
  email: 'mitu@example.com',
  userId: 'u1',
  userName: 'Mitu',
  template: 'receipt',
  language: 'en',
  reason: 'relay-timeout',
};
const withoutAccount = {
  ...mail,
  _id: 'e2:new-kind',
  email: 'gone@example.com',
  userId: null,
  userName: '',
  template: 'new-kind',
  reason: '',
};
const open = (data: readonly object[], language: 'en' | 'bn' = 'en') =>
  renderInApp(<UnknownMailsPage />, {
    path: '/admin/unknown-mails',
    user: buildUser({ type: 1 }),
    language,
    api: { 'GET /mails/unknown': { data, total: data.length, more: false, next: null } },
  });

it('shows time, recipient with a link to the account, kind and reason of each mail', async () => {
  open([mail, withoutAccount]);
  const row = await screen.findByRole('row', { name: /Mitu/ });
  expect(row).toHaveTextContent('21-11-2026 12:00 PM');
  expect(row).toHaveTextContent('Receipt of an order');
  expect(row).toHaveTextContent('The mail server did not answer in time');
  expect(screen.getByRole('link', { name: 'Mitu' })).toHaveAttribute('href', '/viewuser?id=u1');
  expect(screen.getByRole('row', { name: /new-kind/ })).toHaveTextContent('gone@example.com');
});

it('shows kind and reason in Bengali', async () => {
  open([mail], 'bn');
  expect(await screen.findByRole('row', { name: /Mitu/ })).toHaveTextContent('অর্ডারের রসিদ');
});

it('the button downloads every row as CSV', async () => {
  const { api, exported } = fakeExports({
    'GET /mails/unknown': { data: [mail], total: 1, more: false, next: null },
  });
  renderInApp(<UnknownMailsPage />, { path: '/admin/unknown-mails', user: buildUser({ type: 1 }), api });
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(exported).toEqual(['/mails/unknown']));
});
