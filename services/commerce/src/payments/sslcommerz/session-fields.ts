import type { Customer, PaymentMethod } from '@sargam/proto/commerce/v1/payment';
import type { TranId } from '../../ids.ts';
import type { Poisha } from '../../money/poisha.ts';
import { formatTaka } from '../../money/taka-text.ts';
import { methodFields } from './method-fields.ts';
import type { Fields } from './signature.ts';

/** What the gateway's page shows as the purchase. */
export interface Goods {
  readonly category: string;
  readonly names: readonly string[];
  readonly quantity: number;
  readonly couponCode: string;
}

export interface SessionDetails {
  readonly payment: {
    readonly tranId: TranId;
    readonly amount: Poisha;
    readonly bill: { readonly kind: 'order' | 'charge'; readonly id: string };
  };
  readonly goods: Goods;
  readonly buyer: Customer;
  readonly method: PaymentMethod;
}

const returnUrl = (siteUrl: string, path: 'ipn' | 'success' | 'fail' | 'cancel'): string =>
  new URL(`/api/v1/payments/sslcommerz/${path}`, siteUrl).href;

const text = (value: string, maxLength: number, fallback: string): string =>
  value.replace(/\s+/g, ' ').trim().slice(0, maxLength) || fallback;

/**
 * The fields of a session request without the credentials (docs/payment-gateway.md, section 2). Amount, addresses and ids come
 * from our own database. Name and address come from the buyer and are cut to the gateway's lengths.
 */
export const sessionFields = (
  siteUrl: string,
  { payment, goods, buyer, method }: SessionDetails,
): Fields => ({
  total_amount: formatTaka(payment.amount),
  currency: 'BDT',
  tran_id: payment.tranId,
  product_category: goods.category,
  success_url: returnUrl(siteUrl, 'success'),
  fail_url: returnUrl(siteUrl, 'fail'),
  cancel_url: returnUrl(siteUrl, 'cancel'),
  ipn_url: returnUrl(siteUrl, 'ipn'),
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
  // If this service is unavailable when the browser returns, the API gateway selects the store's page by this field.
  ...(payment.bill.kind === 'charge' && { value_d: 'gift-card' }),
});
