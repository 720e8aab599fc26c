import { postgresServiceSettings, setting } from '@sargam/chassis/config';

export const settings = {
  ...postgresServiceSettings,
  catalogueAddress: setting.address('Address of catalogue, for courses and their prices'),
  identityAddress: setting.address(
    'Address of identity, for the verification of e-mail addresses and buyers’ names',
  ),
  siteUrl: setting.siteUrl(
    'Public URL of the site; the payment gateway sends buyers and notifications there',
  ),
  sslcommerzUrl: setting.url(
    'URL of the SSLCommerz payment gateway, such as https://securepay.sslcommerz.com',
    {
      default: 'https://sandbox.sslcommerz.com',
      isSandbox: true,
    },
  ),
  sslcommerzStoreId: setting.text('Store ID at the payment gateway', { default: 'testbox', secret: true }),
  sslcommerzStorePassword: setting.text(
    'Store password at the payment gateway; it signs the gateway’s messages',
    {
      default: 'qwerty',
      secret: true,
    },
  ),
  sslcommerzPageDomains: setting.list(
    'Additional trusted domains of payment pages; buyers are redirected only to trusted domains',
    { default: '' },
  ),
  sslcommerzTimeout: setting.duration('Timeout of calls to the payment gateway', { default: '10s' }),
  sellerName: setting.text('Seller name on invoices', { default: 'Sargam' }),
  sellerAddress: setting.text('Seller address on invoices', { default: 'Dhaka, Bangladesh' }),
  sellerContact: setting.text('E-mail address or phone of the seller; printed on invoices if set', {
    default: '',
  }),
  vatBin: setting.text('Business identification number of the seller; printed on invoices if set', {
    default: '',
  }),
  vatRate: setting.percent('VAT rate included in course prices', { default: 0 }),
  orderLifetime: setting.duration('Time until an unpaid order expires and releases its holds', {
    default: '30m',
  }),
  refundPolicy: setting.oneOf(
    'Reasons for which students may request a refund: errors only, or also a changed mind',
    ['errors-only', 'changed-mind'],
    { default: 'errors-only' },
  ),
  refundDays: setting.integer('Days after payment in which a student may change their mind', {
    default: 7,
    min: 1,
    max: 365,
  }),
  importCeiling: setting.integer(
    'Value in taka, before a coupon, above which an imported order needs a second admin',
    {
      default: 10_000,
      min: 0,
    },
  ),
  sweepInterval: setting.duration('Interval of the sweep of unpaid orders, open payments and refunds', {
    default: '2s',
  }),
  walletExpiryInterval: setting.duration(
    'Interval at which expired money is moved out of the wallets; expired money cannot be spent in any case',
    { default: '10m' },
  ),
};
