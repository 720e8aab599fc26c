import {
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { buildAccount, buildLinkedAccount, buildSession } from '../../testing/account-samples.ts';
import AccountPage from '../AccountPage.tsx';

const UNLINK = 'POST /user/linked-accounts/remove';
const REMOVE_PASSWORD = 'POST /user/password/remove';
const LINKS = 'GET /user/linked-accounts/u1';
const done = { success: true };
const google = buildLinkedAccount();
const facebook = buildLinkedAccount({ provider: 'facebook' });

type Options = { accounts?: object[]; account?: object; language?: 'en' | 'bn' };
const open = (
  api: Record<string, unknown> = {},
  { accounts = [google], account = {}, language = 'en' }: Options = {},
) =>
  renderInApp(<AccountPage />, {
    path: '/account',
    user: buildUser(),
    language,
    api: {
      'GET /user/u1': buildAccount(account),
      'GET /user/sessions/u1': { data: [buildSession()] },
      [LINKS]: { data: accounts },
      ...api,
    },
  });
const card = async (name = 'How you log in') => within(await screen.findByRole('region', { name }));
const rows = async () => (await card()).findAllByRole('listitem');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const posted = () => sentRequests.filter(({ method }) => method === 'POST');

beforeEach(() => {
  sentRequests.length = 0;
});

it('lists the password and the linked accounts with the day of linking', async () => {
  open();
  const [password, linked] = await rows();
  expect(password).toHaveTextContent('Passwordtasnim@example.com');
  expect(linked).toHaveTextContent('GoogleLinked: November 20, 2026');
});

it('is shown in Bengali', async () => {
  open({}, { language: 'bn' });
  const list = await card('কীভাবে লগইন করেন');
  expect(await list.findByText('যুক্ত: ২০ নভেম্বর ২০২৬')).toBeInTheDocument();
});

it.each([
  ['a password', {}, []],
  ['a linked account', { hasPassword: false }, [google]],
])('%s as the only way to log in has no button', async (_way, account, accounts) => {
  open({}, { account, accounts });
  expect(await rows()).toHaveLength(1);
  const list = await card();
  expect(list.getByText('This is your only way to log in, so it cannot be removed.')).toBeInTheDocument();
  expect(list.queryByRole('button')).toBeNull();
});

it('says that no account is linked', async () => {
  open({}, { accounts: [] });
  expect(await (await card()).findByText('No Google or Facebook account is linked.')).toBeInTheDocument();
});

it('staff cannot remove their password, because only students log in with a linked account', async () => {
  open({}, { account: { type: 3 } });
  await rows();
  expect(screen.queryByRole('button', { name: 'Remove: Password' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove: Google' })).toBeInTheDocument();
});

it('removes a link with the current password by keyboard, and the focus moves to the heading', async () => {
  let accounts = [google, facebook];
  const remove = () => {
    accounts = [facebook];
    return done;
  };
  open({ [LINKS]: () => ({ data: accounts }), [UNLINK]: remove });
  (await screen.findByRole('button', { name: 'Remove: Google' })).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Remove login with Google?' });
  expect(within(dialog).getByLabelText('Current password')).toHaveFocus();
  await userEvent.keyboard('kokil-da-1{Enter}');
  expect(await screen.findByText('Removed. You are logged in here only.')).toBeInTheDocument();
  expect(posted().map(({ body }) => JSON.parse(body))).toEqual([
    { provider: 'google', currentPassword: 'kokil-da-1' },
  ]);
  expect(screen.queryByRole('button', { name: 'Remove: Google' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'How you log in' })).toHaveFocus();
});

it('removes the password', async () => {
  let hasPassword = true;
  const remove = () => {
    hasPassword = false;
    return done;
  };
  open({ 'GET /user/u1': () => buildAccount({ hasPassword }), [REMOVE_PASSWORD]: remove });
  await press('Remove: Password');
  await screen.findByRole('dialog', { name: 'Remove your password?' });
  await userEvent.keyboard('kokil-da-1{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: Password' })).toBeNull());
  expect(await screen.findByText(/^You log in with Google or Facebook/)).toBeInTheDocument();
  expect(posted()[0]?.body).toBe('{"currentPassword":"kokil-da-1"}');
});

it.each([
  ['en', problemResponse(400, 'current-password-wrong', 'x'), 'The current password is not right.'],
  [
    'en',
    problemResponse(409, 'last-login-method', 'x'),
    'This is your only way to log in, so it cannot be removed.',
  ],
  [
    'en',
    problemResponse(429, 'login-throttled', 'x', { retryAfter: 90 }),
    /^Too many tries\. Try again in 2/,
  ],
  ['en', problemResponse(503, 'unavailable', 'x'), 'Something went wrong. Try again.'],
  ['bn', problemResponse(409, 'last-login-method', 'x'), 'লগইন করার এই একটিই উপায় আছে, তাই এটি সরানো যাবে না।'],
] as const)(
  'in %s an error is named at the field, and nothing is removed',
  async (language, refusal, text) => {
    open({ [UNLINK]: refusal }, { language });
    await press(language === 'en' ? 'Remove: Google' : 'সরান: Google');
    await screen.findByRole('dialog');
    await userEvent.keyboard('wrong{Enter}');
    const field = await screen.findByDisplayValue('wrong');
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toHaveFocus();
  },
);

it('without a password an old login has to be renewed: the button logs out and opens the login', async () => {
  const required = problemResponse(403, 'reauthentication-required', 'x');
  open(
    { [UNLINK]: required, 'POST /user/session/logout': done },
    { account: { hasPassword: false }, accounts: [google, facebook] },
  );
  await press('Remove: Facebook');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove login with Facebook?' }));
  expect(dialog.queryByLabelText('Current password')).toBeNull();
  await press('Remove it');
  expect(await dialog.findByText(/^Your login is more than 15 minutes old/)).toBeInTheDocument();
  expect(posted()[0]?.body).toBe('{"provider":"facebook","currentPassword":""}');
  await press('Log in again');
  await waitFor(() => expect(currentUrl()).toBe('/login?redirect=%2Faccount'));
});

it('a list that cannot be loaded shows its error next to the rest of the page', async () => {
  open({ [LINKS]: problemResponse(403, 'forbidden', 'No.') });
  expect(await (await card()).findByText('No.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Password' })).toBeInTheDocument();
});
