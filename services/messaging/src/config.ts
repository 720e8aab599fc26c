import { mailSettings, mongoServiceSettings, type SettingsOf, setting } from '@sargam/chassis/config';

export const settings = {
  ...mongoServiceSettings,
  ...mailSettings,
  storeAddress: setting.address('gRPC address of store, which returns the codes of gift cards to mail'),
  siteUrl: setting.url('Address of the site, for the links in mails.'),
  mailFrom: setting.text('Sender of every mail.', { default: 'Sargam <hello@sargam.test>' }),
};

export type MessagingSettings = SettingsOf<typeof settings>;
