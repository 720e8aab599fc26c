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
  resetLife: setting.duration('How long a link to set another password works; its mail says 30 minutes.', {
    default: '30m',
  }),
  googleIssuer: setting.url('Who signs the ID tokens of Google, such as https://accounts.google.com', {
    default: 'http://localhost:4381',
    isSandbox: true,
  }),
  googleClientId: setting.text('Our client there: ID tokens must be for it.', {
    default: 'sargam.apps.googleusercontent.com',
    secret: true,
  }),
  facebookGraphUrl: setting.url('Graph API with its version, such as https://graph.facebook.com/v21.0', {
    default: 'http://localhost:4381/v21.0',
    isSandbox: true,
  }),
  facebookAppId: setting.text('Our app there: access tokens must be for it.', {
    default: '1029384756102938',
    secret: true,
  }),
  facebookAppSecret: setting.text('Its secret.', { default: 'facebook-secret', secret: true }),
  socialTimeout: setting.duration('How long Google or Facebook may take for one answer.', { default: '3s' }),
  firstAdminEmail: setting.text('Address of the first admin, made at start while there is no admin at all.', {
    optional: true,
  }),
  firstAdminPassword: setting.text('Password of the first admin.', { optional: true }),
});

export type IdentitySettings = SettingsOf<typeof settings>;
