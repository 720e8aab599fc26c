import {
  objectSettings,
  processSettings,
  redisSettings,
  type SettingsOf,
  setting,
} from '@sargam/chassis/config';

const upstream = (name: string) => setting.address(`gRPC address of the ${name} service`);
const perMinute = (meaning: string, fallback: number) =>
  setting.integer(`${meaning}, per minute`, { default: fallback, min: 1 });

export const gatewaySettings = {
  ...processSettings,
  ...redisSettings,
  ...objectSettings,
  httpPort: setting.port('Port of /api; 0 takes a free one', { default: 8080 }),
  siteUrl: setting.siteUrl(
    'Public address of the site; with https, cookies are Secure and browsers must use https (HSTS)',
  ),
  trustedProxies: setting.list(
    'Networks of the proxies whose X-Forwarded-For is believed: CIDR blocks, or loopback, linklocal, uniquelocal',
    { default: 'loopback, linklocal, uniquelocal' },
  ),
  maxConnections: setting.integer('Open connections; more are closed at once', { default: 10_000, min: 100 }),
  bodyBytesPerSecond: setting.integer('Slowest rate of the body of a request, in bytes per second', {
    default: 500,
    min: 1,
  }),
  bodyRateWindow: setting.duration('Time over which the rate of a body is measured', { default: '20s' }),
  identityAddress: upstream('identity'),
  catalogueAddress: upstream('catalogue'),
  commerceAddress: upstream('commerce'),
  learningAddress: upstream('learning'),
  messagingAddress: upstream('messaging'),
  storeAddress: upstream('store'),
  payoutsAddress: upstream('payouts'),
  googleIssuer: setting.url('Issuer of the ID tokens of Google, such as https://accounts.google.com', {
    default: 'http://localhost:4381',
    isSandbox: true,
  }),
  googleClientId: setting.text('Client id of Sargam at Google', {
    default: 'sargam.apps.googleusercontent.com',
    secret: true,
  }),
  facebookDialogUrl: setting.url(
    "Facebook's login dialog with its version, such as https://www.facebook.com/v21.0/dialog/oauth",
    { default: 'http://localhost:4381/v21.0/dialog/oauth', isSandbox: true },
  ),
  facebookAppId: setting.text('App id of Sargam at Facebook', { default: '1029384756102938', secret: true }),
  optionalCallTimeout: setting.duration('Timeout of calls for optional parts of a response', {
    default: '800ms',
  }),
  keySetLife: setting.duration('How long the keys of access tokens are cached', { default: '10m' }),
  videoLimitMb: setting.integer('Largest video that may be uploaded, in MB', { default: 4096, min: 1 }),
  rateUsual: perMinute('Calls per network, except the classes below', 1200),
  rateLogin: perMinute('Logins and e-mail verifications per network', 30),
  rateSignup: perMinute('Sign-ups and verification mails per network', 10),
  rateCheckEmail: perMinute('E-mail look-ups per network (decision P12)', 20),
  rateCoupon: perMinute('Wrong coupon codes per network', 30),
  rateCouponPerson: perMinute('Wrong coupon codes per person, across networks', 10),
  rateGiftCard: perMinute('Wrong gift-card codes of logged-in users per network', 150),
  rateGiftCardPerson: perMinute('Wrong gift-card codes per person, across networks', 5),
  rateGiftCardVisitor: perMinute('Wrong gift-card codes of visitors per network', 30),
  rateCertificate: perMinute('Wrong codes of certificates per network, and per person', 30),
  rateContact: perMinute('Contact messages per network', 5),
  rateMessage: perMinute('Messages to instructors per person, across networks', 5),
  rateSearch: perMinute('Searches per network; each typed letter is one search', 600),
  rateUpload: perMinute('Uploads per network', 60),
  rateStream: perMinute('Pictures and video ranges per network', 3000),
};
export type GatewaySettings = SettingsOf<typeof gatewaySettings>;
