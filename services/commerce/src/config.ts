import {
  defineSettings,
  kafkaSettings,
  postgresSettings,
  processSettings,
  setting,
} from '@sargam/chassis/config';

export const settings = defineSettings({
  ...processSettings,
  ...postgresSettings,
  ...kafkaSettings,
  catalogueAddress: setting.address('Where catalogue takes calls: courses and their prices'),
  identityAddress: setting.address(
    'Where identity takes calls: whether a payer’s e-mail address is verified',
  ),
  learningAddress: setting.address(
    'Where learning takes calls: until when a buyer has access already, where they bought before',
  ),
  siteUrl: setting.url(
    'The site as browsers reach it; the payment gateway sends buyers and notifications back there',
  ),
  sslcommerzUrl: setting.url('The SSLCommerz payment gateway, such as https://securepay.sslcommerz.com', {
    default: 'https://sandbox.sslcommerz.com',
    isSandbox: true,
  }),
  sslcommerzStoreId: setting.text('Our store there', { default: 'testbox', secret: true }),
  sslcommerzStorePassword: setting.text('Its password: it signs what the gateway sends', {
    default: 'qwerty',
    secret: true,
  }),
  sslcommerzPageDomains: setting.list(
    'Domains that its payment pages may be on, beside its own; a buyer is sent to no other',
    { default: '' },
  ),
  sslcommerzTimeout: setting.duration('How long the gateway may take to answer', { default: '10s' }),
  sellerName: setting.text('Who sells, as invoices print it', { default: 'Sargam' }),
  sellerAddress: setting.text('Where the seller is, as invoices print it', { default: 'Dhaka, Bangladesh' }),
  vatBin: setting.text('The seller’s business identification number; printed where there is one', {
    default: '',
  }),
  vatRate: setting.percent('VAT that course prices include', { default: 0 }),
  orderLifetime: setting.duration('After how long an unpaid order ends and gives back what it held', {
    default: '30m',
  }),
  refundPolicy: setting.oneOf(
    'Who may ask for money back: whoever an error befell, or also whoever changed their mind',
    ['errors-only', 'changed-mind'],
    { default: 'errors-only' },
  ),
  refundDays: setting.integer('For how many days after paying a student may change their mind', {
    default: 7,
    min: 1,
    max: 365,
  }),
  sweepInterval: setting.duration('How often unpaid orders, open payments and refunds are looked at', {
    default: '2s',
  }),
  walletExpiryInterval: setting.duration(
    'How often money that expired is moved out of the wallets; it cannot be spent before either',
    {
      default: '10m',
    },
  ),
});
