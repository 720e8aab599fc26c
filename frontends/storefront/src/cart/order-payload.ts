import { type ApiSchemas, buildPaymentForm } from '@sargam/kit';
import type { PayMethod } from '../pay/pay-methods.ts';

type Quote = ApiSchemas['Quote'];

/** The order with the displayed amounts. The server calculates again and rejects differences. */
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

export const toPaymentForm = (
  order: ApiSchemas['PlacedOrder'],
  buyer: Parameters<typeof buildPaymentForm>[1],
  method: PayMethod,
): ApiSchemas['PaymentForm'] => ({ ...buildPaymentForm(order, buyer), method });
