import type { Gateway } from '../gateway.ts';
import { amountOf, formatAmount } from '../money/amount.ts';
import { refundStatus } from '../refunds/refund.ts';

interface Moved {
  readonly amount: string;
}

const totalOf = (moved: readonly Moved[]) => ({
  count: moved.length,
  amount: formatAmount(moved.reduce((sum, { amount }) => sum + amountOf(amount), 0n)),
});

/** All that was truly paid, and all that has gone back, in taka as text. */
export const totalsShown = ({ transactions, refunds, clock }: Gateway) => ({
  paid: totalOf(transactions.all().filter(({ status }) => status === 'VALID')),
  refunded: totalOf(refunds.all().filter((refund) => refundStatus(refund, clock.now()) === 'refunded')),
});
