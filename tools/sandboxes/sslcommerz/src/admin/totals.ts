import type { Gateway } from '../gateway.ts';
import { formatAmount, parseStoredAmount } from '../money/amount.ts';
import { refundStatus } from '../refunds/refund.ts';

interface Payment {
  readonly amount: string;
}

const sumAmounts = (moved: readonly Payment[]) => ({
  count: moved.length,
  amount: formatAmount(moved.reduce((sum, { amount }) => sum + parseStoredAmount(amount), 0n)),
});

/** All that was truly paid, and all that has gone back, in taka as text. */
export const totalsView = ({ transactions, refunds, clock }: Gateway) => ({
  paid: sumAmounts(transactions.all().filter(({ status }) => status === 'VALID')),
  refunded: sumAmounts(refunds.all().filter((refund) => refundStatus(refund, clock.now()) === 'refunded')),
});
