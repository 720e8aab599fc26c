import {
  defineSettings,
  kafkaSettings,
  mailSettings,
  mongoSettings,
  processSettings,
  type SettingsOf,
  setting,
} from '@sargam/chassis/config';

export const settings = defineSettings({
  ...processSettings,
  ...mongoSettings,
  ...kafkaSettings,
  ...mailSettings,
  storeAddress: setting.address('Where store takes calls: the codes of gift cards that are to be mailed'),
  siteUrl: setting.url('Address of the site, for the links in mails.'),
  mailFrom: setting.text('Sender of every mail.', { default: 'Sargam <hello@sargam.test>' }),
});

export type MessagingSettings = SettingsOf<typeof settings>;
