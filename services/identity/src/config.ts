import { postgresServiceSettings, type SettingsOf, setting } from '@sargam/chassis/config';

export const settings = {
  ...postgresServiceSettings,
  keySecret: setting.key('Encrypts the private signing keys in the database.', 'local-key-secret'),
  accessTokenLife: setting.duration('Lifetime of an access token.', { default: '10m' }),
  sessionLife: setting.duration('Lifetime of a session from its login. Refreshing does not extend it.', {
    default: '30d',
  }),
  staffSessionLife: setting.duration('Lifetime of a session of an admin or a content uploader.', {
    default: '12h',
  }),
  staffIdleLimit: setting.duration(
    'Time without activity after which a session of an admin or a content uploader ends.',
    { default: '30m' },
  ),
  refreshGrace: setting.duration(
    'How long a used refresh token still returns its successor: two tabs may refresh at the same time.',
    { default: '10s' },
  ),
  keyLife: setting.duration('How long a signing key signs before the next key replaces it.', {
    default: '30d',
  }),
  verificationLife: setting.duration('Lifetime of a verification link.', { default: '24h' }),
  resetLife: setting.duration('Lifetime of a password reset link. The mail says 30 minutes.', {
    default: '30m',
  }),
  googleIssuer: setting.url('Issuer of Google ID tokens, such as https://accounts.google.com', {
    default: 'http://localhost:4381',
    isSandbox: true,
  }),
  googleClientId: setting.text('Our client id at Google. ID tokens must have it as their audience.', {
    default: 'sargam.apps.googleusercontent.com',
    secret: true,
  }),
  googleClientSecret: setting.text(
    'Secret of our Google client, with which codes are exchanged for ID tokens.',
    {
      default: 'google-secret',
      secret: true,
    },
  ),
  facebookGraphUrl: setting.url(
    'URL of the Graph API with its version, such as https://graph.facebook.com/v21.0',
    {
      default: 'http://localhost:4381/v21.0',
      isSandbox: true,
    },
  ),
  facebookAppId: setting.text('Our app id at Facebook. Access tokens must belong to it.', {
    default: '1029384756102938',
    secret: true,
  }),
  facebookAppSecret: setting.text('Secret of our Facebook app.', {
    default: 'facebook-secret',
    secret: true,
  }),
  socialTimeout: setting.duration('Timeout of one request to Google or Facebook.', { default: '3s' }),
  staffWithoutSetUp: setting.list(
    'E-mail addresses of staff who keep the password of the form that created their accounts; without effect in production.',
    { default: '' },
  ),
  siteUrl: setting.siteUrl(
    'Public address of the site. Its host name is the relying party id of passkeys: after a change of the host name no passkey works.',
  ),
  firstAdminEmail: setting.text(
    'E-mail address of the first admin. The service creates the account at start while there is no admin.',
    { optional: true },
  ),
  firstAdminPassword: setting.text('Password of the first admin.', { optional: true, secret: true }),
};

export type IdentitySettings = SettingsOf<typeof settings>;
