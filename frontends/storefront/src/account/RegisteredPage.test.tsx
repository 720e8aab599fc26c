import { history } from '@sargam/kit';
import {
  act,
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
} from '@sargam/kit/testing';
import { buildBuyer } from '../testing/samples.ts';
import RegisteredPage from './RegisteredPage.tsx';
import SignUpPage from './SignUpPage.tsx';
import { keepSentSignUp } from './sent-sign-up.ts';

const path = '/registration-successful';
const email = 'tasnim@example.com';
const values = {
  name: 'Tasnim Rahman',
  email,
  phone: '01712345678',
  dob: '2001-04-14',
  address: 'Rajshahi',
  password: 'secret1',
  confirmPassword: 'secret1',
  photo: new File(['x'], 'me.png', { type: 'image/png' }),
};
const account = { ...buildBuyer(), _id: 'u1', email, emailVerify: false };
const login = { v_token: 'a.e30.c', type: 4, user: account };

/** Opens the page as the sign-up does. */
const openAfterSignUp = (api: Parameters<typeof renderInApp>[1] = {}) => {
  keepSentSignUp({ values, path: '/signup/ABC123' });
  renderInApp(<RegisteredPage />, { path, ...api });
  act(() => history.navigator.replace(path, { email }));
};
const resend = (name = 'Send the email again') => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => keepSentSignUp(undefined));

it.each([
  ['en', 'We sent the email to'],
  ['bn', 'ইমেইল পাঠানো হয়েছে এই ঠিকানায়'],
] as const)('shows the address to which the mail was sent (%s)', (language, words) => {
  openAfterSignUp({ language });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText(email)).toBeVisible();
});

it('sends the mail again: it logs in with the password of the form first', async () => {
  openAfterSignUp({
    api: {
      'POST /user/login/': login,
      'GET /user/re-verify/u1': { success: true, message: 'sent' },
      'GET /user/u1': account,
    },
  });
  await resend();
  const words = 'Please check your email inbox/spam folder and verify your email';
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(sentRequests.map((sent) => sent.path)).toContain('/user/re-verify/u1');
  expect(sentRequests.find((sent) => sent.path === '/user/login/')?.body).toBe(
    JSON.stringify({ email, password: 'secret1' }),
  );
});

it('says how long to wait after too many mails', async () => {
  openAfterSignUp({
    api: {
      'POST /user/login/': login,
      'GET /user/re-verify/u1': problemResponse(429, 'too-many-requests', 'x', { retryAfter: 1200 }),
      'GET /user/u1': account,
    },
  });
  await resend();
  expect(await screen.findByText(/20 min/)).toBeVisible();
});

it('changes the address in the form as it was filled, without the passwords', async () => {
  openAfterSignUp();
  expect(screen.getByRole('link', { name: 'Change the address' })).toHaveAttribute('href', '/signup/ABC123');
  renderInApp(<SignUpPage />, { path: '/signup/ABC123', route: '/signup/:refercode' });
  expect(screen.getByLabelText('Email')).toHaveValue(email);
  expect(screen.getByLabelText('Address')).toHaveValue('Rajshahi');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

it('shows who is logged in already whether the address is verified', async () => {
  const { unmount } = renderInApp(<RegisteredPage />, {
    path,
    user: buildUser(),
    api: { 'GET /user/u1': { ...account, emailVerify: true } },
  });
  expect(await screen.findByText('Your email is verified.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  unmount();
});
