import {
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import ForgotPasswordPage from './ForgotPasswordPage.tsx';

const link = 'POST /user/passwordreset/tasnim%40example.com';
const send = async (email: string, label = 'Email', button = 'Send the link'): Promise<void> => {
  if (email) await userEvent.type(screen.getByLabelText(label), email);
  await userEvent.click(screen.getByRole('button', { name: button }));
};

describe('the forgot password page', () => {
  it.each([
    ['en', 'Email', 'Send the link', 'any of the field is missing'],
    ['bn', 'ইমেইল', 'লিংক পাঠান', 'ইমেইল লিখুন।'],
  ] as const)('requires an e-mail address (%s)', async (language, label, button, words) => {
    renderInApp(<ForgotPasswordPage />, { path: '/forgetpassword', language });
    await send('', label, button);
    // At the field and as a toast.
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(sentRequests).toHaveLength(0);
  });

  it('rejects an invalid e-mail address', async () => {
    renderInApp(<ForgotPasswordPage />, { path: '/forgetpassword' });
    await send('tasnim@');
    expect(await screen.findByText('*Invalid email')).toBeVisible();
  });

  it.each([
    ['en', 'Email', 'Send the link', 'check your email'],
    ['bn', 'ইমেইল', 'লিংক পাঠান', 'আপনার ইমেইল দেখুন।'],
  ] as const)('goes to the login and says to check the mail (%s)', async (language, label, button, words) => {
    const api = { [link]: { success: true, message: 'check your email' } };
    renderInApp(<ForgotPasswordPage />, { path: '/forgetpassword', route: '/forgetpassword', language, api });
    await send('tasnim@example.com', label, button);
    await waitFor(() => expect(currentUrl()).toBe('/login'));
    expect(screen.getByText(words)).toBeVisible();
  });

  it('keeps the form and shows the time to wait after a rate limit', async () => {
    const api = { [link]: problemResponse(429, 'too-many-requests', 'x', { retryAfter: 40 }) };
    renderInApp(<ForgotPasswordPage />, { path: '/forgetpassword', api });
    await send('tasnim@example.com');
    expect(await screen.findByText(/^Too many tries\. Try again in 1\smin\.$/)).toBeVisible();
    expect(currentUrl()).toBe('/forgetpassword');
    expect(screen.getByLabelText('Email')).toHaveValue('tasnim@example.com');
  });

  it('shows at once that there is no connection', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    const api = {
      [link]: () => {
        throw new TypeError('Failed to fetch');
      },
    };
    renderInApp(<ForgotPasswordPage />, { path: '/forgetpassword', api });
    await send('tasnim@example.com');
    expect(await screen.findByText('You are offline.')).toBeVisible();
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
  });
});
