import type { Customer, PaymentMethod } from '@sargam/proto/commerce/v1/payment';
import { formatTaka } from '../../money/taka-text.ts';
import type { Payment } from '../payment.ts';
import { methodFields } from './method-fields.ts';
import type { Fields } from './signature.ts';

/** What the gateway's page says is bought. */
export interface Goods {
  readonly category: string;
  readonly names: readonly string[];
  readonly quantity: number;
  readonly couponCode: string;
}

export interface Checkout {
  readonly payment: Payment;
  readonly goods: Goods;
  readonly buyer: Customer;
  readonly method: PaymentMethod;
}

const back = (siteUrl: string, way: 'ipn' | 'success' | 'fail' | 'cancel'): string =>
  new URL(`/api/v1/payments/sslcommerz/${way}`, siteUrl).href;

const text = (value: string, most: number, otherwise: string): string =>
  value.replace(/\s+/g, ' ').trim().slice(0, most) || otherwise;

/**
 * What opens a session, credentials apart (spec/sslcommerz, section 2). Everything that decides comes from our own
 * rows; of the buyer's own words only name and address, cut to the gateway's lengths.
 */
export const sessionFields = (siteUrl: string, { payment, goods, buyer, method }: Checkout): Fields => ({
  total_amount: formatTaka(payment.amount),
  currency: 'BDT',
  tran_id: payment.tranId,
  product_category: goods.category,
  success_url: back(siteUrl, 'success'),
  fail_url: back(siteUrl, 'fail'),
  cancel_url: back(siteUrl, 'cancel'),
  ipn_url: back(siteUrl, 'ipn'),
  cus_name: text(buyer.name, 50, 'Student'),
  cus_email: text(buyer.email, 50, ''),
  cus_add1: text(buyer.address, 50, 'Dhaka'),
  cus_city: text(buyer.city, 50, 'Dhaka'),
  cus_country: text(buyer.country, 50, 'Bangladesh'),
  cus_postcode: text(buyer.postcode, 30, '1000'),
  cus_phone: text(buyer.phone, 20, ''),
  shipping_method: 'NO',
  num_of_item: String(goods.quantity),
  product_name: text(goods.names.map((name) => name.replaceAll(',', ' ')).join(','), 255, 'Course'),
  product_profile: 'non-physical-goods',
  ...methodFields(method),
  value_a: goods.couponCode === '' ? 'false' : 'true',
  value_b: goods.couponCode,
  value_c: payment.bill.id,
  // By this the gateway of our own site finds the store's page when the browser returns while this service is away.
  ...(payment.bill.kind === 'charge' && { value_d: 'gift-card' }),
});
