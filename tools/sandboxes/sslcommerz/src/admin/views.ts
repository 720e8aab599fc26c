import type { Gateway } from '../gateway.ts';
import { reportedStatus } from '../payments/transaction.ts';
import { refundStatus } from '../refunds/refund.ts';
import type { Session } from '../sessions/session.ts';

const toIso = (at: number) => new Date(at).toISOString();

/** A session with all that came of it, as the admin namespace shows it. */
export const sessionView = ({ find, settings }: Gateway, session: Session) => ({
  ...session,
  createdAt: toIso(session.createdAt),
  expiresAt: toIso(session.expiresAt),
  page: `${settings.publicUrl}/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=${session.sessionkey}`,
  transactions: find
    .transactionsBySession(session.sessionkey)
    .map((tried) => ({ ...tried, at: toIso(tried.at), status: reportedStatus(tried) })),
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
