import type { Customer } from '@sargam/proto/commerce/v1/commerce';
import { takaText } from '../money/taka-text.ts';
import type { Order } from '../orders/order.ts';
import type { Payment } from './payment.ts';
import type { Fields } from './signature.ts';

const back = (siteUrl: string, way: 'ipn' | 'success' | 'fail' | 'cancel'): string =>
  new URL(`/api/v1/payments/sslcommerz/${way}`, siteUrl).href;

const text = (value: string, most: number, otherwise: string): string =>
  value.replace(/\s+/g, ' ').trim().slice(0, most) || otherwise;

/**
 * What opens a session, credentials apart (spec/sslcommerz, section 2). Everything that decides comes from our own
 * rows; of the buyer's own words only name and address, cut to the gateway's lengths.
 */
export const sessionRequest = (siteUrl: string, order: Order, payment: Payment, buyer: Customer): Fields => ({
  total_amount: takaText(payment.amount),
  currency: 'BDT',
  tran_id: payment.tranId,
  product_category: 'music lessons',
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
  num_of_item: String(order.lines.length),
  product_name: text(order.lines.map((line) => line.title.en.replaceAll(',', ' ')).join(','), 255, 'Course'),
  product_profile: 'non-physical-goods',
  value_a: order.coupon ? 'true' : 'false',
  value_b: order.coupon?.code ?? '',
  value_c: order.id,
});
