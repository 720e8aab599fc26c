import { buildUser, renderInApp, screen, sentRequests } from '@sargam/kit/testing';
import { buildAccount } from '../../testing/account-samples.ts';
import AccountPage from '../AccountPage.tsx';

const none = { since: null, recoveryCodes: 0, required: false, passkeys: [] };
const active = { since: '2026-11-20T04:00:00.000Z', recoveryCodes: 9, required: false, passkeys: [] };

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

beforeEach(() => {
  sentRequests.length = 0;
});

it('a required second factor cannot be removed', async () => {
  open({ 'GET /user/second-factor': { ...active, required: true } });
  expect(await screen.findByRole('button', { name: 'New recovery codes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

const passkey = { id: 'k1', name: 'Laptop', createdAt: '2026-11-20T04:00:00.000Z', usedAt: null };

it('the only passkey of an admin who needs a second factor cannot be removed', async () => {
  open({ 'GET /user/second-factor': { ...none, required: true, passkeys: [passkey] } });
  expect(await screen.findByText('Laptop')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove the passkey Laptop' })).toBeNull();
});

it('with TOTP and a passkey either can be removed, also if one is required', async () => {
  open({ 'GET /user/second-factor': { ...active, required: true, passkeys: [passkey] } });
  expect(await screen.findByRole('button', { name: 'Remove the passkey Laptop' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
});
