import { currentUrl, problemResponse, renderInApp, screen, userEvent, waitFor } from '@sargam/kit/testing';
import { buildBuyer } from '../testing/samples.ts';
import { textsShownAt } from './account-texts.ts';
import LoginPage from './LoginPage.tsx';

const session = {
  v_token: 'a.e30.c',
  expiresAt: '2026-11-21T09:00:00.000Z',
  type: 4,
  user: buildBuyer(),
};
const fill = async (email: string, password: string): Promise<void> => {
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
};

describe('logging in', () => {
  it.each([
    ['en', 'Login'],
    ['bn', 'লগইন করুন'],
  ] as const)('shows an error for each empty field (%s)', async (language, button) => {
    renderInApp(<LoginPage />, { path: '/login', language });
    await userEvent.click(screen.getByRole('button', { name: button }));
    for (const text of textsShownAt('/login', 'empty', language))
      expect(await screen.findByText(text)).toBeVisible();
  });

  it('rejects an invalid e-mail address', async () => {
    renderInApp(<LoginPage />, { path: '/login' });
    await fill('tasnim@', 'secret1');
    expect(await screen.findByText('*Invalid email')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('shows an error after a failed login', async () => {
    renderInApp(<LoginPage />, {
      path: '/login',
      api: { 'POST /user/login/': problemResponse(401, 'login-failed', 'x') },
    });
    await fill('tasnim@example.com', 'wrong1');
    expect(await screen.findByText('Login Failed!! Please try with correct Credentials.')).toBeVisible();
  });

  it.each([
    ['en', 'Email', 'Password', 'Login', /^Too many tries. Try again in 2\smin, or ask for a new password.$/],
    [
      'bn',
      'ইমেইল',
      'পাসওয়ার্ড',
      'লগইন করুন',
      /^অনেকবার চেষ্টা হয়েছে। ২\sমিনিট পর আবার চেষ্টা করুন, নয়তো নতুন পাসওয়ার্ড চেয়ে নিন।$/,
    ],
  ] as const)('shows the time to wait after too many attempts (%s)', async (...words) => {
    const [language, email, password, button, said] = words;
    const api = { 'POST /user/login/': problemResponse(429, 'login-throttled', 'x', { retryAfter: 90 }) };
    renderInApp(<LoginPage />, { path: '/login', language, api });
    await userEvent.type(screen.getByLabelText(email), 'tasnim@example.com');
    await userEvent.type(screen.getByLabelText(password), 'wrong1');
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('links to the sign-up with the redirect and to the password reset', () => {
    renderInApp(<LoginPage />, { path: '/login?redirect=cart' });
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?redirect=cart');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgetpassword');
  });

  it.each([
    ['/login', '/'],
    ['/login?redirect=cart', '/cart'],
  ])('redirects from %s to %s after the login', async (path, to) => {
    renderInApp(<LoginPage />, { path, route: '/login', api: { 'POST /user/login/': session } });
    await fill('tasnim@example.com', 'sargam-demo');
    await waitFor(() => expect(currentUrl()).toBe(to));
  });

  it('toggles the visibility of the password', async () => {
    renderInApp(<LoginPage />, { path: '/login' });
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});
