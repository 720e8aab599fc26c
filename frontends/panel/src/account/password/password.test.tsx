import {
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { buildAccount, buildSession } from '../../testing/account-samples.ts';
import AccountPage from '../AccountPage.tsx';

const SAVE = 'POST /user/';
const open = (api: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderInApp(<AccountPage />, {
    path: '/account',
    user: buildUser({ type: 2 }),
    language,
    api: {
      'GET /user/u1': buildAccount({ type: 2 }),
      'GET /user/linked-accounts/u1': { data: [] },
      'GET /user/sessions/u1': { data: [buildSession()] },
      ...api,
    },
  });
const field = (name: string) => screen.findByLabelText(name);
const write = async (values: Record<string, string>) => {
  for (const [name, text] of Object.entries(values)) await userEvent.type(await field(name), text);
};
const save = (name = 'Save the password') => userEvent.click(screen.getByRole('button', { name }));
const sent = () => sentRequests.filter(({ method }) => method === 'POST');
const right = {
  'Current password': 'kokil-da-1',
  'New password': 'sur-o-tal-2',
  'Confirm password': 'sur-o-tal-2',
};

describe('the password form', () => {
  it('changes the password with the current one and clears the fields', async () => {
    open({ [SAVE]: { success: true, message: '', data: buildAccount() } });
    await write(right);
    await save();
    expect(await screen.findByText('User Updated Successfully!')).toBeInTheDocument();
    expect(sent()[0]?.body).toMatch(/currentPassword"\s+kokil-da-1[^]*"password"\s+sur-o-tal-2/);
    for (const name of Object.keys(right)) expect(await field(name)).toHaveValue('');
  });

  it.each([
    [{}, ['*Password required', '*Confirm password required']],
    [
      { ...right, 'New password': 'x{Backspace}sur', 'Confirm password': 'sur' },
      ['password should be more than 5 character'],
    ],
    [{ ...right, 'Confirm password': 'sur-o-tal-3' }, ["password didn't match"]],
  ])('%j shows %j', async (values, messages) => {
    open();
    await write(values);
    await field('New password');
    await save();
    for (const message of messages) expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(sent()).toHaveLength(0);
  });

  it.each([
    ['current-password-wrong', 'Current password', 'The current password is not right.'],
    [
      'password-too-common',
      'New password',
      'This password is too common: it is among the first that are guessed.',
    ],
  ])('shows the error %s at its field and keeps the values', async (code, name, message) => {
    open({ [SAVE]: problemResponse(400, code, 'x') });
    await write(right);
    await save();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText('User Update Failed!')).toBeInTheDocument();
    expect(await field(name)).toHaveFocus();
    expect(await field('New password')).toHaveValue('sur-o-tal-2');
  });

  it('shows the time to wait in Bengali after too many attempts', async () => {
    open({ [SAVE]: problemResponse(429, 'login-throttled', 'x', { retryAfter: 91 }) }, 'bn');
    await write({
      'এখনকার পাসওয়ার্ড': 'guess',
      'নতুন পাসওয়ার্ড': 'sur-o-tal-2',
      'পাসওয়ার্ড আবার লিখুন': 'sur-o-tal-2',
    });
    await save('পাসওয়ার্ড সেভ করুন');
    expect(await screen.findByText(/^অনেকবার চেষ্টা হয়েছে। ২ মিনিট পর/)).toBeInTheDocument();
  });

  it('needs no current password if the user logs in with Google', async () => {
    const account = buildAccount({ hasPassword: false });
    open({ 'GET /user/u1': account, [SAVE]: { success: true, message: '', data: buildAccount() } });
    expect(await screen.findByText(/^You log in with Google or Facebook/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    const { 'Current password': _none, ...another } = right;
    await write(another);
    await save();
    expect(await field('Current password')).toBeInTheDocument();
    expect(sent()[0]?.body).not.toContain('currentPassword');
  });

  it('asks for a new login before a first password when the login is old', async () => {
    const account = buildAccount({ hasPassword: false });
    const required = problemResponse(403, 'reauthentication-required', 'x');
    open({ 'GET /user/u1': account, [SAVE]: required, 'POST /user/session/logout': { success: true } });
    const { 'Current password': _none, ...another } = right;
    await write(another);
    await save();
    expect(await screen.findByText(/^Your login is more than 15 minutes old/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Log in again' }));
    await waitFor(() => expect(currentUrl()).toBe('/login?redirect=%2Faccount'));
  });
});
