import { mailSettings, mongoServiceSettings, type SettingsOf, setting } from '@sargam/chassis/config';

export const settings = {
  ...mongoServiceSettings,
  ...mailSettings,
  storeAddress: setting.address('gRPC address of store, which returns the codes of gift cards to mail'),
  commerceAddress: setting.address('gRPC address of commerce, which prints the invoices of receipts'),
  identityAddress: setting.address('gRPC address of identity, which returns the recipients of mass mail'),
  siteUrl: setting.siteUrl('Address of the site, for the links in mails.'),
  mailFrom: setting.text('Sender of every mail.', { default: 'Sargam <hello@sargam.test>' }),
  massMailPerSecond: setting.integer(
    'Most mails of mass mail that all replicas together begin to send in one second of the clock.',
    { default: 10, min: 1, max: 1_000 },
  ),
  unsubscribeSecret: setting.key(
    'Signs the links that end mass mail. A new one needs the old one in UNSUBSCRIBE_SECRETS_BEFORE',
    'local-unsubscribe-secret',
  ),
  unsubscribeSecretsBefore: setting.list(
    'Earlier values of UNSUBSCRIBE_SECRET, so that links in sent mails stay valid',
    { default: '', secret: true },
  ),
};

export type MessagingSettings = SettingsOf<typeof settings>;
