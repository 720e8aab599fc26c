import {
  buildUser,
  installFakePasskeys,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { buildAccount } from '../../testing/account-samples.ts';
import AccountPage from '../AccountPage.tsx';

const none = { since: null, recoveryCodes: 0, required: false, passkeys: [] };
const active = { since: '2026-11-20T04:00:00.000Z', recoveryCodes: 9, required: false, passkeys: [] };
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

const passkey = { id: 'k1', name: 'Laptop', createdAt: '2026-11-20T04:00:00.000Z', usedAt: null };
const credential = { id: 'c', rawId: 'c', type: 'public-key', response: {} };

it.each([
  ['en', 'Name of the passkey', 'The passkey has been added.', 'Remove the passkey Laptop'],
  ['bn', 'পাসকির নাম', 'পাসকি যোগ হয়েছে।', 'Laptop পাসকি সরান'],
] as const)('a passkey is added by keyboard and removed (%s)', async (language, label, added, remove) => {
  const received = installFakePasskeys(credential);
  let state: object = none;
  open(
    {
      'GET /user/second-factor': () => state,
      'POST /user/passkeys/options': { options: { challenge: 'abc' } },
      'POST /user/passkeys': () => {
        state = { ...none, passkeys: [passkey] };
        return passkey;
      },
      'DELETE /user/passkeys/k1': () => {
        state = none;
        return { success: true };
      },
    },
    language,
  );
  await userEvent.type(await screen.findByLabelText(label), 'Laptop{Enter}');
  expect(await screen.findByText(added)).toBeVisible();
  expect(received).toEqual([{ challenge: 'abc' }]);
  expect(JSON.parse(sent('POST /user/passkeys')[0]?.body ?? '')).toEqual({ name: 'Laptop', credential });
  await userEvent.click(await screen.findByRole('button', { name: remove }));
  await waitFor(() => expect(screen.queryByRole('button', { name: remove })).toBeNull());
});

it('a passkey that the person does not create says so and sends nothing', async () => {
  installFakePasskeys(new DOMException('no', 'NotAllowedError'));
  open({
    'GET /user/second-factor': none,
    'POST /user/passkeys/options': { options: { challenge: 'abc' } },
  });
  await userEvent.type(await screen.findByLabelText('Name of the passkey'), 'Laptop{Enter}');
  expect(await screen.findByText('No passkey was used. Try again.')).toBeVisible();
  expect(sent('POST /user/passkeys')).toEqual([]);
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
