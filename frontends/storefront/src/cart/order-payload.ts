import { type ApiSchemas, buildPaymentForm } from '@sargam/kit';
import type { PayMethod } from '../pay/pay-methods.ts';

type Quote = ApiSchemas['Quote'];

/** The order as the page saw it. The server reckons again and refuses where it comes to something else. */
export const toNewOrder = (
  user: string,
  lines: readonly ApiSchemas['CartLine'][],
  quote: Quote,
): ApiSchemas['NewOrder'] => ({
  amount: quote.total,
  paid: false,
  userId: user,
  courses: lines.filter(({ available }) => available).map(({ course }) => course._id),
  balanceUsed: quote.balanceUsed,
  ...(quote.cupon ? { coupon: quote.cupon.code } : {}),
  keepWallet: quote.keepWallet,
});

/** What the gateway is told of the buyer and the order. */
export const toPaymentForm = (
  order: ApiSchemas['PlacedOrder'],
  buyer: Parameters<typeof buildPaymentForm>[1],
  method: PayMethod,
): ApiSchemas['PaymentForm'] => ({ ...buildPaymentForm(order, buyer), method });
