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
  keySecret: setting.text('Seals the private signing keys in the database.', {
    default: 'local-key-secret',
    secret: true,
  }),
  accessTokenLife: setting.duration('How long an access token is good for.', { default: '10m' }),
  sessionLife: setting.duration('How long a session lasts without a log-in, refreshed or not.', {
    default: '30d',
  }),
  refreshGrace: setting.duration(
    'How long a refresh token that was just used still answers: two tabs may refresh at once.',
    { default: '10s' },
  ),
  keyLife: setting.duration('How long a signing key signs before the next one takes over.', {
    default: '30d',
  }),
  verificationLife: setting.duration('How long a verification link works.', { default: '24h' }),
  firstAdminEmail: setting.text('Address of the first admin, made at start while there is no admin at all.', {
    optional: true,
  }),
  firstAdminPassword: setting.text('Password of the first admin.', { optional: true }),
});

export type IdentitySettings = SettingsOf<typeof settings>;
