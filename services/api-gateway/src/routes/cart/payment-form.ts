import type { Customer, PaymentMethod as StoredMethod } from '@sargam/proto/commerce/v1/payment';
import type { z } from 'zod';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import type { PaymentForm, PaymentMethod, ZeroCartForm } from './cart-response.ts';

type CouponFields = Pick<z.output<typeof ZeroCartForm>, 'value_a' | 'value_b'>;

const falseValues = new Set([undefined, false, 0, '', '0', 'false', 'undefined', 'null']);

/** The coupon code (value_b) if a coupon is applied (value_a); otherwise an empty text. */
export const appliedCouponCode = ({ value_a, value_b }: CouponFields): string =>
  falseValues.has(value_a as never) ? '' : (value_b ?? '');

export const toCustomer = (form: z.output<typeof PaymentForm>) => ({
  name: form.cus_name,
  email: form.cus_email,
  phone: form.cus_phone,
  address: form.cus_add1,
  city: form.cus_city,
  country: form.cus_country,
  postcode: form.cus_postcode,
});

const methods = {
  bkash: 'PAYMENT_METHOD_BKASH',
  nagad: 'PAYMENT_METHOD_NAGAD',
  rocket: 'PAYMENT_METHOD_ROCKET',
  card: 'PAYMENT_METHOD_CARD',
  bank: 'PAYMENT_METHOD_BANK',
} as const satisfies Record<z.infer<typeof PaymentMethod>, StoredMethod>;

/** Unspecified if the buyer chose no method: the payment gateway's page then offers all methods. */
export const toStoredPaymentMethod = (
  word: z.infer<typeof PaymentMethod> | null | undefined,
): StoredMethod => (word ? methods[word] : 'PAYMENT_METHOD_UNSPECIFIED');

/** Fills a missing e-mail address or phone from the account: the payment gateway requires both. */
export const completeCustomer = async (
  { identity }: HandlerDeps,
  personId: string,
  form: Partial<Customer>,
): Promise<Partial<Customer>> => {
  if (form.email && form.phone) return form;
  const { email, phone } = await identity.getPerson({ personId });
  return { ...form, email: form.email || email, phone: form.phone || phone };
};
