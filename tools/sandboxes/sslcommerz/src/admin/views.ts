import type { Gateway } from '../gateway.ts';
import { formatAmount, parseStoredAmount } from '../money/amount.ts';
import { reportedStatus } from '../payments/transaction.ts';
import { refundStatus } from '../refunds/refund.ts';
import type { Session } from '../sessions/session.ts';

const toIso = (at: number) => new Date(at).toISOString();

/** A session with its transactions and notifications, as the admin routes show it. */
export const sessionView = ({ find, settings }: Gateway, session: Session) => ({
  ...session,
  createdAt: toIso(session.createdAt),
  expiresAt: toIso(session.expiresAt),
  page: `${settings.publicUrl}/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=${session.sessionkey}`,
  transactions: find.transactionsBySession(session.sessionkey).map((transaction) => ({
    ...transaction,
    at: toIso(transaction.at),
    status: reportedStatus(transaction),
  })),
  notifications: find
    .deliveriesBySession(session.sessionkey)
    .map(({ id, state, dueAt, tries, fields }) => ({ id, state, dueAt: toIso(dueAt), tries, fields })),
});

export const refundViews = ({ refunds, clock }: Gateway) =>
  refunds.all().map((refund) => ({
    ...refund,
    initiatedAt: toIso(refund.initiatedAt),
    refundedAt: toIso(refund.refundedAt),
    status: refundStatus(refund, clock.now()),
  }));

interface AmountHolder {
  readonly amount: string;
}

const sumAmounts = (payments: readonly AmountHolder[]) => ({
  count: payments.length,
  amount: formatAmount(payments.reduce((sum, { amount }) => sum + parseStoredAmount(amount), 0n)),
});

/** The totals of paid and of refunded amounts, in taka as text. */
export const totalsView = ({ transactions, refunds, clock }: Gateway) => ({
  paid: sumAmounts(transactions.all().filter(({ status }) => status === 'VALID')),
  refunded: sumAmounts(refunds.all().filter((refund) => refundStatus(refund, clock.now()) === 'refunded')),
});
