import { Route, Routes } from '@sargam/kit';
import { currentUrl, problemResponse, renderInApp, screen, sentRequests, waitFor } from '@sargam/kit/testing';
import { buildBuyer } from '../../testing/samples.ts';
import LoginPage from '../LoginPage.tsx';
import { findLoginAttempt, type SocialLoginAttempt, startLoginAttempt } from './login-attempt.ts';
import SocialCallbackPage from './SocialCallbackPage.tsx';

jest.mock('../../pay/page-navigation.ts', () => ({ goToExternalUrl: jest.fn() }));
afterEach(() => sessionStorage.clear());

const pages = {
  google: { page: 'https://accounts.example/auth?v=2', clientId: 'g1' },
  facebook: { page: 'https://facebook.example/dialog', appId: 'f1' },
};
const attemptStart = { nonce: 'n-1', codeChallenge: 'c-1' };
const withPages = { 'GET /user/social-logins': pages, 'POST /user/googlelogin/start': attemptStart };

const session = { v_token: 'a.e30.c', expiresAt: '2026-11-21T09:00:00.000Z', type: 4, user: buildBuyer() };
const signed = `sig.${btoa(JSON.stringify({ user_id: '77' }))}`;
const signedIn = { 'POST /user/googlelogin/code': session, 'POST /user/fblogin': session };
const back = (
  provider: 'google' | 'facebook',
  answer: (trip: SocialLoginAttempt) => string,
  api: Parameters<typeof renderInApp>[1] = { api: signedIn },
) => {
  const trip = startLoginAttempt(provider, { redirect: 'cart', refercode: 'TAS1' });
  const path = `/login/${provider}${answer(trip)}`;
  renderInApp(<SocialCallbackPage provider={provider} />, { path, route: `/login/${provider}`, ...api });
  return trip;
};
const posts = () => sentRequests.filter(({ method }) => method === 'POST');

describe('the callback of a provider', () => {
  it('logs in once with the Google code and redirects', async () => {
    back('google', ({ state }) => `?state=${state}&code=4/0A`);
    await waitFor(() => expect(currentUrl()).toBe('/cart'));
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.path).toBe('/user/googlelogin/code');
    expect(JSON.parse(posts()[0]?.body ?? '')).toEqual({
      code: '4/0A',
      redirectUri: 'http://localhost/login/google',
      refercode: 'TAS1',
    });
    expect(findLoginAttempt('google')).toBeUndefined();
  });

  it('logs in with the Facebook token', async () => {
    back('facebook', ({ state }) => `#access_token=t&signed_request=${signed}&state=${state}`);
    await waitFor(() => expect(currentUrl()).toBe('/cart'));
    expect(JSON.parse(posts()[0]?.body ?? '')).toEqual({ accessToken: 't', userID: '77', refercode: 'TAS1' });
  });

  it.each([
    ['google', (trip: SocialLoginAttempt) => `?error=access_denied&state=${trip.state}`],
    ['facebook', (trip: SocialLoginAttempt) => `?error=access_denied&state=${trip.state}`],
    ['google', () => '?state=another&code=4/0A'],
    ['google', (trip: SocialLoginAttempt) => `#state=${trip.state}&id_token=e.y.j`],
    ['facebook', (trip: SocialLoginAttempt) => `#access_token=t&signed_request=broken&state=${trip.state}`],
  ] as const)(
    'returns to the login without a message after an invalid callback: %s %#',
    async (provider, answer) => {
      back(provider, answer);
      await waitFor(() => expect(currentUrl()).toBe('/login?redirect=cart'));
      expect(window.history.state).toMatchObject({ state: null });
      expect(posts()).toHaveLength(0);
    },
  );

  it('shows no message if the server rejects the code', async () => {
    back('google', ({ state }) => `?state=${state}&code=4/0A`, {
      api: { 'POST /user/googlelogin/code': problemResponse(401, 'social-login-failed', 'x') },
    });
    await waitFor(() => expect(currentUrl()).toBe('/login?redirect=cart'));
    expect(window.history.state).toMatchObject({ state: null });
  });

  it('removes the code from the URL before the login request', async () => {
    let storedAttempt = '';
    back('google', ({ state }) => `?state=${state}&code=4/0A`, {
      api: {
        'POST /user/googlelogin/code': () => {
          storedAttempt = window.location.href;
          return session;
        },
      },
    });
    await waitFor(() => expect(currentUrl()).toBe('/cart'));
    expect(storedAttempt).toBe('http://localhost/login/google');
  });
});

describe('an error that the user can resolve', () => {
  it.each([
    [
      'email-taken',
      'en',
      'Your email already has an account here. Log in with its password, or ask for a new one.',
    ],
    [
      'social-email-missing',
      'en',
      'An account needs your email address. Share it, or sign up with your email.',
    ],
    ['social-students-only', 'en', 'Log in to this account with its password.'],
    ['suspended', 'bn', 'অ্যাকাউন্টটি স্থগিত। ভুল মনে হলে আমাদের লিখুন।'],
  ] as const)('%s is shown at the login', async (code, language, words) => {
    const api = { 'POST /user/fblogin': problemResponse(409, code, 'x'), ...withPages };
    const trip = startLoginAttempt('facebook', { redirect: null });
    const path = `/login/facebook#access_token=t&signed_request=${signed}&state=${trip.state}`;
    const pages = (
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/login/facebook" element={<SocialCallbackPage provider="facebook" />} />
      </Routes>
    );
    renderInApp(pages, { path, api, language });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });
});
