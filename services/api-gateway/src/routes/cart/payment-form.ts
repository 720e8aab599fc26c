import type { z } from 'zod';
import type { PaymentForm, ZeroCartForm } from './cart-wire.ts';

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
