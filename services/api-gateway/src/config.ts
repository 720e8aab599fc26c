import {
  defineSettings,
  objectSettings,
  processSettings,
  redisSettings,
  type SettingsOf,
  setting,
} from '@sargam/chassis/config';

const upstream = (name: string) => setting.address(`Where the ${name} service takes gRPC calls`);
const perMinute = (meaning: string, fallback: number) =>
  setting.integer(`${meaning}, a minute`, { default: fallback, min: 1 });

export const gatewaySettings = defineSettings({
  ...processSettings,
  ...redisSettings,
  ...objectSettings,
  httpPort: setting.port('Port of /api; 0 takes a free one', { default: 8080 }),
  siteUrl: setting.url(
    'Address of the site as browsers know it; its scheme decides whether cookies are Secure',
  ),
  trustedProxies: setting.integer(
    'How many proxies stand before the gateway, whose X-Forwarded-For is believed',
    {
      default: 1,
      min: 0,
      max: 10,
    },
  ),
  identityAddress: upstream('identity'),
  catalogueAddress: upstream('catalogue'),
  commerceAddress: upstream('commerce'),
  learningAddress: upstream('learning'),
  messagingAddress: upstream('messaging'),
  storeAddress: upstream('store'),
  payoutsAddress: upstream('payouts'),
  googleIssuer: setting.url('Who signs the ID tokens of Google, such as https://accounts.google.com', {
    default: 'http://localhost:4381',
    isSandbox: true,
  }),
  googleClientId: setting.text('Our client there', {
    default: 'sargam.apps.googleusercontent.com',
    secret: true,
  }),
  facebookDialogUrl: setting.url(
    "Facebook's login dialog with its version, such as https://www.facebook.com/v21.0/dialog/oauth",
    { default: 'http://localhost:4381/v21.0/dialog/oauth', isSandbox: true },
  ),
  facebookAppId: setting.text('Our app there', { default: '1029384756102938', secret: true }),
  optionalPatience: setting.duration('How long an optional part of a screen may take before it is left out', {
    default: '800ms',
  }),
  keySetLife: setting.duration(
    'How long the keys of access tokens are kept before they are asked for again',
    {
      default: '10m',
    },
  ),
  videoLimitMb: setting.integer('Largest video that may be uploaded, in MB', { default: 4096, min: 1 }),
  rateUsual: perMinute('Calls of one address, but for the classes below', 1200),
  rateLogin: perMinute('Logins and e-mail proofs of one address', 30),
  rateAccount: perMinute('Logins to one account, from wherever', 10),
  rateSignup: perMinute('Sign-ups and verification mails of one address', 10),
  rateCheckEmail: perMinute('E-mail look-ups of one address (decision P12)', 20),
  rateCoupon: perMinute('Vouchers that one address tried in vain', 30),
  rateCouponPerson: perMinute('Vouchers that one person tried in vain, from wherever', 10),
  rateGiftCard: perMinute('Gift-card codes that the people of one address tried in vain', 150),
  rateGiftCardPerson: perMinute('Gift-card codes that one person tried in vain, from wherever', 5),
  rateGiftCardVisitor: perMinute('Gift-card codes that visitors of one address tried in vain', 30),
  rateContact: perMinute('Contact messages of one address', 5),
  rateMessage: perMinute('Messages of one person to instructors, from wherever', 5),
  rateSearch: perMinute('Searches of one address, each letter being one', 600),
  rateUpload: perMinute('Uploads of one address', 60),
  rateStream: perMinute('Pictures and ranges of video of one address', 3000),
});
export type GatewaySettings = SettingsOf<typeof gatewaySettings>;
