import type { Wire } from '@sargam/kit';
import type { PayMethod } from '../pay/pay-methods.ts';

type Quote = Wire['Quote'];

/** The order as the page saw it. The server reckons again and refuses where it comes to something else. */
export const orderOf = (
  user: string,
  lines: readonly Wire['CartLine'][],
  quote: Quote,
): Wire['NewOrder'] => ({
  amount: quote.total,
  paid: false,
  userId: user,
  courses: lines.filter(({ available }) => available).map(({ course }) => course._id),
  balanceUsed: quote.balanceUsed,
  ...(quote.cupon ? { coupon: quote.cupon.code } : {}),
  keepWallet: quote.keepWallet,
});

const voucherOf = (cupon: Quote['cupon']) => ({ value_a: cupon !== null, value_b: cupon?.code ?? '' });

/** What the gateway is told of the buyer and the order. */
export const paymentOf = (
  order: Wire['PlacedOrder'],
  buyer: Pick<Wire['User'], 'name' | 'phone' | 'email' | 'address'>,
  method: PayMethod,
): Wire['PaymentForm'] => ({
  total_amount: order.amount,
  discount_amount: order.discount,
  cus_name: buyer.name,
  cus_phone: buyer.phone,
  cus_email: buyer.email,
  cus_add1: buyer.address,
  cus_city: '',
  cus_country: '',
  cus_postcode: '',
  num_of_item: order.courses.length,
  product_name: order.courses.map(({ title }) => title).join(', '),
  cart: { id: order._id },
  ...voucherOf(order.cupon),
  value_c: order._id,
  currency: 'BDT',
  method,
});

export const zeroCartOf = (order: Wire['PlacedOrder']): Wire['ZeroCartForm'] => ({
  total_amount: order.amount,
  discount_amount: order.discount,
  cart: { id: order._id },
  ...voucherOf(order.cupon),
  value_c: order._id,
});
