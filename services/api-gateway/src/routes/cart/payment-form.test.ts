import { appliedCouponCode } from './payment-form.ts';

it.each([
  [true, 'TEN', 'TEN'],
  ['true', 'TEN', 'TEN'],
  [1, 'TEN', 'TEN'],
  [false, 'TEN', ''],
  ['false', 'TEN', ''],
  [0, 'TEN', ''],
  [undefined, 'TEN', ''],
  [true, null, ''],
])('with value_a %p and value_b %p the coupon code is %p', (value_a, value_b, code) => {
  expect(appliedCouponCode({ value_a, value_b })).toBe(code);
});
