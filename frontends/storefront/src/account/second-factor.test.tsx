import { getSession, Route, Routes } from '@sargam/kit';
import {
  installFakePasskeys,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { buildBuyer } from '../testing/samples.ts';
import LoginPage from './LoginPage.tsx';
import ResetPasswordPage from './password/ResetPasswordPage.tsx';

const session = { v_token: 'a.e30.c', expiresAt: '2026-11-21T09:00:00.000Z', type: 1, user: buildBuyer() };
const required = problemResponse(401, 'second-factor-required', 'x', { token: 'challenge-1' });
const setUpRequired = problemResponse(401, 'second-factor-setup-required', 'x', { token: 'setup-1' });
const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Sargam:rafi?secret=JBSWY3DPEHPK3PXP' };

const texts = {
  en: { email: 'Email', password: 'Password', login: 'Login', code: 'Code', back: 'Back to the login' },
  bn: { email: 'ইমেইল', password: 'পাসওয়ার্ড', login: 'লগইন করুন', code: 'কোড', back: 'লগইনে ফিরে যান' },
};
const pages = (
  <Routes>
    <Route path="/login" element={<LoginPage />} />
    <Route path="/resetpassword" element={<ResetPasswordPage />} />
  </Routes>
);
const enterPassword = async (api: Record<string, unknown>, language: 'en' | 'bn' = 'en') => {
  sentRequests.length = 0;
  renderInApp(pages, { path: '/login', language, api });
  await userEvent.type(screen.getByLabelText(texts[language].email), 'rafi@sargam.test');
  await userEvent.type(screen.getByLabelText(texts[language].password), 'sargam-demo{Enter}');
};

it.each(['en', 'bn'] as const)(
  'after the password the login asks for a code, by keyboard (%s)',
  async (language) => {
    await enterPassword({ 'POST /user/login/': required, 'POST /user/second-factor': session }, language);
    const field = await screen.findByLabelText(texts[language].code);
    expect(field).toHaveFocus();
    await userEvent.keyboard('123 456{Enter}');
    await waitFor(() => expect(getSession().status).toBe('user'));
    expect(sentRequests.find(({ path }) => path === '/user/second-factor')?.body).toBe(
      '{"token":"challenge-1","code":"123 456"}',
    );
  },
);

it.each([
  ['en', problemResponse(400, 'second-factor-wrong', 'x'), 'The code is not right. Each code works once.'],
  ['bn', problemResponse(400, 'second-factor-expired', 'x'), 'অনেক সময় পেরিয়ে গেছে। আবার লগইন করুন।'],
  [
    'en',
    problemResponse(429, 'login-throttled', 'x', { retryAfter: 90 }),
    /^Too many tries\. Try again in 2\smin/,
  ],
] as const)(
  'a refused code says why and the way back to the password stays (%s)',
  async (language, refusal, text) => {
    await enterPassword({ 'POST /user/login/': required, 'POST /user/second-factor': refusal }, language);
    await userEvent.type(await screen.findByLabelText(texts[language].code), '000000{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: texts[language].back }));
    expect(await screen.findByLabelText(texts[language].password)).toBeVisible();
  },
);

const withPasskey = problemResponse(401, 'second-factor-required', 'x', {
  token: 'challenge-1',
  methods: ['passkey', 'code'],
});

it.each([
  ['en', 'Use your passkey'],
  ['bn', 'পাসকি ব্যবহার করুন'],
] as const)('after the password the login asks for the passkey (%s)', async (language, button) => {
  const credential = { id: 'c', rawId: 'c', type: 'public-key', response: {} };
  const received = installFakePasskeys(credential);
  await enterPassword(
    {
      'POST /user/login/': withPasskey,
      'POST /user/login/passkey/options': { options: { challenge: 'abc' } },
      'POST /user/login/passkey': session,
    },
    language,
  );
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(getSession().status).toBe('user'));
  expect(received).toEqual([{ challenge: 'abc' }]);
  const sent = sentRequests.find(({ path }) => path === '/user/login/passkey');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ token: 'challenge-1', credential });
});

it('a person with both can use a code instead of the passkey', async () => {
  installFakePasskeys(new DOMException('no', 'NotAllowedError'));
  await enterPassword({
    'POST /user/login/': withPasskey,
    'POST /user/login/passkey/options': { options: { challenge: 'abc' } },
    'POST /user/second-factor': session,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Use your passkey' }));
  expect(await screen.findByText('No passkey was used. Try again.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use a code instead' }));
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(getSession().status).toBe('user'));
});

it('an admin without a second factor sets one up and then logs in again', async () => {
  await enterPassword({
    'POST /user/login/': setUpRequired,
    'POST /user/second-factor/totp': secret,
    'POST /user/second-factor/totp/confirm': { codes: ['AAAA-BBBB-CCCC-DDDD'] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Set up a second factor' }));
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  const bodies = sentRequests
    .filter(({ path }) => path.startsWith('/user/second-factor'))
    .map(({ body }) => body);
  expect(bodies).toEqual(['{"token":"setup-1"}', '{"token":"setup-1","code":"123456"}']);
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
});

it.each([
  ['en', 'The password you were given no longer works. Choose one of your own now.'],
  ['bn', 'আপনাকে দেওয়া পাসওয়ার্ডটি আর কাজ করবে না। এখন নিজের একটি পাসওয়ার্ড বেছে নিন।'],
] as const)(
  'the password of a new account of staff leads to the choice of another one (%s)',
  async (language, text) => {
    const setUp = problemResponse(401, 'set-up-required', 'x', { token: 'set-up-1' });
    await enterPassword(
      { 'POST /user/login/': setUp, 'POST /user/passwordreset': { success: true } },
      language,
    );
    expect(await screen.findByText(text)).toBeVisible();
    const [password, again] = {
      en: ['New password', 'Confirm password'],
      bn: ['নতুন পাসওয়ার্ড', 'পাসওয়ার্ড আবার লিখুন'],
    }[language];
    await userEvent.type(screen.getByLabelText(password ?? ''), 'notun-sur-22');
    await userEvent.type(screen.getByLabelText(again ?? ''), 'notun-sur-22{Enter}');
    await waitFor(() =>
      expect(sentRequests.find(({ path }) => path === '/user/passwordreset')?.body).toBe(
        '{"token":"set-up-1","password":"notun-sur-22","confirmPassword":"notun-sur-22"}',
      ),
    );
  },
);
