import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
} from '@sargam/kit/testing';
import { buildAccount } from '../../testing/account-samples.ts';
import AccountPage from '../AccountPage.tsx';

const none = { since: null, recoveryCodes: 0, required: false };
const active = { since: '2026-11-20T04:00:00.000Z', recoveryCodes: 9, required: false };
const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Sargam:rafi?secret=JBSWY3DPEHPK3PXP' };
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

const open = (api: Record<string, unknown>, language: 'en' | 'bn' = 'en', type: 1 | 3 | 4 = 1) =>
  renderInApp(<AccountPage />, {
    path: '/account',
    user: buildUser({ type }),
    language,
    api: {
      'GET /user/u1': buildAccount({ type }),
      'GET /user/sessions/u1': { data: [] },
      'GET /user/linked-accounts/u1': { data: [] },
      ...api,
    },
  });
const sent = (call: string) => sentRequests.filter(({ method, path }) => `${method} ${path}` === call);

beforeEach(() => {
  sentRequests.length = 0;
});

it('an admin scans the code, confirms it, and sees the recovery codes once', async () => {
  let state: object = none;
  open({
    'GET /user/second-factor': () => state,
    'POST /user/second-factor/totp': secret,
    'POST /user/second-factor/totp/confirm': { codes },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Set up a second factor' }));
  const qr = await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  expect(qr.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h1v1h-1z/);
  expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await userEvent.keyboard('123456{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  const list = screen.getByText(codes[0] ?? '').closest('ul');
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual(codes);
  expect(sent('POST /user/second-factor/totp/confirm')[0]?.body).toBe('{"code":"123456"}');
  state = active;
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByText('9 recovery codes are unused.')).toBeVisible();
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
});

it.each([
  ['en', 'Set up a second factor', 'Code', 'The code is not right. Each code works once.'],
  ['bn', 'দ্বিতীয় ধাপ চালু করুন', 'কোড', 'কোডটি ঠিক নেই। একটি কোড একবারই কাজ করে।'],
] as const)(
  'a wrong code is named at its field, which keeps the focus (%s)',
  async (language, button, label, text) => {
    open(
      {
        'GET /user/second-factor': none,
        'POST /user/second-factor/totp': secret,
        'POST /user/second-factor/totp/confirm': problemResponse(400, 'second-factor-wrong', 'x'),
      },
      language,
    );
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await userEvent.type(await screen.findByLabelText(label), '000000{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    expect(screen.getByLabelText(label)).toHaveFocus();
  },
);

it('a set-up long after the login asks for the password first', async () => {
  open({
    'GET /user/second-factor': none,
    'POST /user/second-factor/totp': (request: Request) =>
      request.headers.get('auth-token') === 'fresh' ? secret : problemResponse(403, 'step-up-required', 'x'),
    'POST /user/step-up': { v_token: 'fresh' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Set up a second factor' }));
  await screen.findByRole('dialog', { name: 'Enter your password again' });
  await userEvent.keyboard('kokil-da-1{Enter}');
  expect(await screen.findByText('JBSWY3DPEHPK3PXP')).toBeVisible();
});

it('new recovery codes are shown, and the second factor is removed', async () => {
  let state: object = active;
  open({
    'GET /user/second-factor': () => state,
    'POST /user/second-factor/recovery-codes': { codes },
    'POST /user/second-factor/remove': () => {
      state = none;
      return { success: true };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  expect(await screen.findByText(codes[1] ?? '')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The second factor has been removed.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Set up a second factor' })).toBeVisible();
});

it('a required second factor cannot be removed', async () => {
  open({ 'GET /user/second-factor': { ...active, required: true } });
  expect(await screen.findByRole('button', { name: 'New recovery codes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

it('a failed request shows the error with a retry', async () => {
  open({ 'GET /user/second-factor': problemResponse(403, 'forbidden', 'You are not allowed to do this.') });
  expect(await screen.findByText('You are not allowed to do this.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('students have no second factor', async () => {
  open({}, 'en', 4);
  await screen.findByRole('heading', { name: 'Password' });
  expect(screen.queryByRole('heading', { name: 'Second factor' })).toBeNull();
  expect(sent('GET /user/second-factor')).toEqual([]);
});
