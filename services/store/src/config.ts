import { postgresServiceSettings, type SettingsOf, setting } from '@sargam/chassis/config';

export const settings = {
  ...postgresServiceSettings,
  commerceAddress: setting.address('gRPC address of commerce, for payments and wallets'),
  identityAddress: setting.address('gRPC address of identity, for checking verified e-mail addresses'),
  giftCodeSecret: setting.key(
    'Secret for deriving and hashing gift card codes. A new one needs the old one in GIFT_CODE_SECRETS_BEFORE',
    'sargam-development-gift-code-secret',
  ),
  giftCodeSecretsBefore: setting.list(
    'Earlier values of GIFT_CODE_SECRET; remove one when its last card is redeemed or has ended',
    { default: '', secret: true },
  ),
  orderLifetime: setting.duration('After this time an unpaid order is cancelled', { default: '30m' }),
  sweepInterval: setting.duration('Interval of the jobs for pending deliveries, redemptions and refunds', {
    default: '2s',
  }),
};

export type StoreSettings = SettingsOf<typeof settings>;
