import { paymentFormOf, type Wire } from '@sargam/kit';
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

/** What the gateway is told of the buyer and the order. */
export const paymentOf = (
  order: Wire['PlacedOrder'],
  buyer: Parameters<typeof paymentFormOf>[1],
  method: PayMethod,
): Wire['PaymentForm'] => ({ ...paymentFormOf(order, buyer), method });
