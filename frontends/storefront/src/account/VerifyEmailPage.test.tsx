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
import { buildBuyer } from '../testing/samples.ts';
import VerifyEmailPage from './VerifyEmailPage.tsx';

const proofs = (): number => sentRequests.filter(({ path }) => path === '/user/verify-email').length;

describe('the e-mail verification page', () => {
  it('sends the token of the link once', async () => {
    renderInApp(<VerifyEmailPage />, {
      path: '/verify-email#token=good',
      api: {
        'POST /user/verify-email': { success: true, message: 'ok', passwordToken: null, staffSetUp: false },
      },
    });
    expect(await screen.findByText('Your email is verified.')).toBeVisible();
    expect(proofs()).toBe(1);
    expect(sentRequests.find(({ path }) => path === '/user/verify-email')?.body).toBe('{"token":"good"}');
    expect(currentUrl()).toBe('/verify-email');
  });

  it.each([
    [false, /^You opened the link in another browser/],
    [true, 'Now choose a password that only you know. You log in with it from then on.'],
  ])(
    'leads to the choice of a password in another browser and for new staff (%s)',
    async (staffSetUp, text) => {
      const answer = { success: true, message: 'ok', passwordToken: 'sets-it', staffSetUp };
      renderInApp(<VerifyEmailPage />, {
        path: '/verify-email#token=good',
        api: { 'POST /user/verify-email': answer },
      });
      expect(await screen.findByText(text)).toBeVisible();
      const link = await screen.findByRole('link', { name: 'Choose a password' });
      expect(link).toHaveAttribute('href', '/resetpassword#token=sets-it');
    },
  );

  it('shows an error for an invalid link', async () => {
    renderInApp(<VerifyEmailPage />, {
      path: '/verify-email#token=old',
      api: { 'POST /user/verify-email': problemResponse(400, 'verification-link-dead', 'x') },
    });
    expect(await screen.findByText('This link no longer works.')).toBeVisible();
  });

  it('sends the mail again for a logged-in user', async () => {
    renderInApp(<VerifyEmailPage />, {
      path: '/verify-email',
      user: buildUser(),
      api: { 'GET /user/re-verify/u1': { success: true, message: 'sent' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
    await waitFor(() => expect(sentRequests.at(-1)?.path).toBe('/user/re-verify/u1'));
    const words = 'Please check your email inbox/spam folder and verify your email';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
  });

  it('sends a visitor to the login with a redirect back', async () => {
    renderInApp(<VerifyEmailPage />, { path: '/verify-email', route: '/verify-email' });
    await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
    await waitFor(() => expect(currentUrl()).toBe('/login?redirect=%2Fverify-email'));
    expect(screen.getByText('Please login first')).toBeVisible();
  });

  it('offers no mail to a verified user', async () => {
    const api = { 'GET /user/u1': buildBuyer() };
    renderInApp(<VerifyEmailPage />, { path: '/verify-email', user: buildUser(), api });
    expect(await screen.findByText('Your email is verified.')).toBeVisible();
  });
});
