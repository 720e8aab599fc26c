import { postgresServiceSettings, type SettingsOf, setting } from '@sargam/chassis/config';

export const settings = {
  ...postgresServiceSettings,
  commerceAddress: setting.address('gRPC address of commerce, for payments and wallets'),
  identityAddress: setting.address('gRPC address of identity, for checking verified e-mail addresses'),
  giftCodeSecret: setting.text(
    'Secret for deriving and hashing gift card codes. After a change, no unredeemed code works',
    { default: 'sargam-development-gift-code-secret', secret: true },
  ),
  orderLifetime: setting.duration('After this time an unpaid order is cancelled', { default: '30m' }),
  sweepInterval: setting.duration('Interval of the jobs for pending deliveries, redemptions and refunds', {
    default: '2s',
  }),
};

export type StoreSettings = SettingsOf<typeof settings>;
