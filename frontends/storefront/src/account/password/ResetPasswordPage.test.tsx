import { Route, Routes } from '@sargam/kit';
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
import PasswordChangedPage from './PasswordChangedPage.tsx';
import ResetPasswordPage from './ResetPasswordPage.tsx';

const pages = (
  <Routes>
    <Route path="/resetpassword" element={<ResetPasswordPage />} />
    <Route path="/password-change-successful" element={<PasswordChangedPage />} />
  </Routes>
);
const set = { 'POST /user/passwordreset': { success: true, message: 'x' } };
const open = (options: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(pages, { path: '/resetpassword#token=t1', api: set, ...options });
const type = async (password: string, again: string): Promise<void> => {
  if (password) await userEvent.type(screen.getByLabelText('New password'), password);
  if (again) await userEvent.type(screen.getByLabelText('Confirm password'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Save the password' }));
};

describe('the reset password page', () => {
  it('moves the token from the URL to the history state', async () => {
    open();
    await waitFor(() => expect(window.location.href).toBe('http://localhost/resetpassword'));
    expect(window.history.state).toMatchObject({ state: { token: 't1' } });
    expect(screen.getByLabelText('New password')).toBeVisible();
  });

  it.each([
    ['', '', '*Password required'],
    ['', '', '*Confirm password required'],
    ['abc12', 'abc12', 'password should be more than 5 character'],
    ['four-strings', 'five-strings', "password didn't match"],
  ])('rejects %j and %j: %s', async (password, again, words) => {
    open();
    await type(password, again);
    expect(await screen.findByText(words)).toBeVisible();
    expect(sentRequests).toHaveLength(0);
  });

  it('sends password and token, then links to the login', async () => {
    open();
    await type('four-strings', 'four-strings');
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    expect(JSON.parse(sentRequests[0]?.body ?? '')).toEqual({
      token: 't1',
      password: 'four-strings',
      confirmPassword: 'four-strings',
    });
    expect(currentUrl()).toBe('/password-change-successful');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  it('ends the session of this browser', async () => {
    open({ user: buildUser() });
    await type('four-strings', 'four-strings');
    await screen.findByRole('heading', { name: 'Your password is changed' });
    expect(localStorage.getItem('sargam.session')).toBeNull();
  });

  it('shows at the field that the password is too common, in the page language', async () => {
    const refused = problemResponse(400, 'password-too-common', 'This password is too common.');
    open({ language: 'bn', api: { 'POST /user/passwordreset': refused } });
    await userEvent.type(screen.getByLabelText('নতুন পাসওয়ার্ড'), 'password1');
    await userEvent.type(screen.getByLabelText('পাসওয়ার্ড আবার লিখুন'), 'password1');
    await userEvent.click(screen.getByRole('button', { name: 'পাসওয়ার্ড সেভ করুন' }));
    expect(await screen.findByText('এই পাসওয়ার্ডটি খুব প্রচলিত। অন্য একটি বেছে নিন।')).toBeVisible();
    expect(screen.getByLabelText('নতুন পাসওয়ার্ড')).toHaveFocus();
  });

  it('offers a new link if the link is invalid', async () => {
    open({ api: { 'POST /user/passwordreset': problemResponse(400, 'reset-link-invalid', 'x') } });
    await type('four-strings', 'four-strings');
    const again = await screen.findByRole('link', { name: 'Ask for a new link' });
    expect(again).toHaveAttribute('href', '/forgetpassword');
  });

  it('offers a new link if the URL has no token', () => {
    open({ path: '/resetpassword' });
    expect(screen.getByRole('heading', { name: 'This link no longer works.' })).toBeVisible();
  });

  it('shows the strength while typing', async () => {
    open();
    const field = screen.getByLabelText('New password');
    expect(field).toHaveAccessibleDescription('At least 6 characters.');
    await userEvent.type(field, '123456');
    expect(field).toHaveAccessibleDescription('Easy to guess. Make it longer.');
    await userEvent.type(field, ' strings on it');
    expect(field).toHaveAccessibleDescription('Very good.');
  });
});

it.each([
  ['en', 'Check your inbox or spam folder for the new password.', 'Login'],
  ['bn', 'নতুন পাসওয়ার্ডের জন্য ইমেইলের ইনবক্স বা স্প্যাম ফোল্ডার দেখুন।', 'লগইন'],
] as const)('the success page says where the mail is when opened directly (%s)', (language, words, login) => {
  renderInApp(pages, { path: '/password-change-successful', language });
  expect(screen.getByText(words, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: login })).toHaveAttribute('href', '/login');
});
