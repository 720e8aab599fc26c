import {
  defineSettings,
  kafkaSettings,
  postgresSettings,
  processSettings,
  type SettingsOf,
  setting,
} from '@sargam/chassis/config';

export const settings = defineSettings({
  ...processSettings,
  ...postgresSettings,
  ...kafkaSettings,
  commerceAddress: setting.address(
    'Where commerce takes calls: card payments, and the wallet that a card is redeemed into',
  ),
  identityAddress: setting.address(
    'Where identity takes calls: whether a buyer’s or redeemer’s e-mail address is verified',
  ),
  giftCodeSecret: setting.text(
    'Key that gift-card codes are made with and found by. With another one, every code that is not redeemed is lost',
    { default: 'sargam-development-gift-code-secret', secret: true },
  ),
  orderLifetime: setting.duration('After how long an order that nobody pays is given up', { default: '30m' }),
  sweepInterval: setting.duration(
    'How often deliveries, redemptions and refunds that are under way are looked at',
    {
      default: '2s',
    },
  ),
});

export type StoreSettings = SettingsOf<typeof settings>;
