import { problemResponse, renderInApp, screen, userEvent, waitFor } from '@sargam/kit/testing';
import { goToExternalUrl } from '../../pay/page-navigation.ts';
import LoginPage from '../LoginPage.tsx';
import SignUpPage from '../SignUpPage.tsx';
import { findLoginAttempt, type SocialLoginAttempt } from './login-attempt.ts';

jest.mock('../../pay/page-navigation.ts', () => ({ goToExternalUrl: jest.fn() }));
const visitedUrls = (): URL[] => jest.mocked(goToExternalUrl).mock.calls.map(([url]) => new URL(url));
afterEach(() => sessionStorage.clear());

const pages = {
  google: { page: 'https://accounts.example/auth?v=2', clientId: 'g1' },
  facebook: { page: 'https://facebook.example/dialog', appId: 'f1' },
};
const attemptStart = { nonce: 'n-1', codeChallenge: 'c-1' };
const withPages = { 'GET /user/social-logins': pages, 'POST /user/googlelogin/start': attemptStart };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the redirect to a provider', () => {
  it('opens Google with the state of this tab, and the nonce and the challenge of this browser', async () => {
    renderInApp(<LoginPage />, { path: '/login?redirect=cart', api: withPages });
    await press('Continue with Google');
    await waitFor(() => expect(visitedUrls()).toHaveLength(1));
    const trip = findLoginAttempt('google') as SocialLoginAttempt;
    expect(trip.redirect).toBe('cart');
    expect(Object.fromEntries(visitedUrls()[0]?.searchParams ?? [])).toEqual({
      v: '2',
      client_id: 'g1',
      redirect_uri: 'http://localhost/login/google',
      response_type: 'code',
      scope: 'openid email profile',
      nonce: 'n-1',
      code_challenge: 'c-1',
      code_challenge_method: 'S256',
      state: trip.state,
      prompt: 'select_account',
      hl: 'en',
    });
    expect(trip.state).toMatch(/^[\da-f]{32}$/);
  });

  it('opens Facebook in the page language', async () => {
    renderInApp(<LoginPage />, { path: '/login', language: 'bn', api: withPages });
    await press('Facebook দিয়ে এগিয়ে যান');
    await waitFor(() => expect(visitedUrls()).toHaveLength(1));
    expect(visitedUrls()[0]?.searchParams.get('locale')).toBe('bn_IN');
    expect(visitedUrls()[0]?.searchParams.get('redirect_uri')).toBe('http://localhost/login/facebook');
    expect(visitedUrls()[0]?.searchParams.get('state')).toBe(findLoginAttempt('facebook')?.state);
  });

  it('stores the referral code', async () => {
    renderInApp(<SignUpPage />, { path: '/signup/TAS1', route: '/signup/:refercode', api: withPages });
    await press('Continue with Google');
    await waitFor(() => expect(findLoginAttempt('google')?.refercode).toBe('TAS1'));
  });

  it('requests the provider pages again after an error and re-enables the button', async () => {
    renderInApp(<LoginPage />, {
      path: '/login',
      api: { 'GET /user/social-logins': problemResponse(400, 'no', 'Not now.') },
    });
    await press('Continue with Google');
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute('aria-busy');
  });

  it('disables a provider that is not configured', async () => {
    const api = { 'GET /user/social-logins': { ...pages, google: null } };
    renderInApp(<LoginPage />, { path: '/login', api });
    const google = screen.getByRole('button', { name: 'Continue with Google' });
    await waitFor(() => expect(google).toBeDisabled());
  });
});
