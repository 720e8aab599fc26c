import type { Gateway } from '../gateway.ts';
import { shownStatus } from '../payments/transaction.ts';
import { refundStatus } from '../refunds/refund.ts';
import type { Session } from '../sessions/session.ts';

const iso = (at: number) => new Date(at).toISOString();

/** A session with all that came of it, as the admin namespace shows it. */
export const sessionShown = ({ find, settings }: Gateway, session: Session) => ({
  ...session,
  createdAt: iso(session.createdAt),
  expiresAt: iso(session.expiresAt),
  page: `${settings.publicUrl}/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=${session.sessionkey}`,
  transactions: find
    .triesOf(session.sessionkey)
    .map((tried) => ({ ...tried, at: iso(tried.at), status: shownStatus(tried) })),
  notifications: find
    .deliveriesOf(session.sessionkey)
    .map(({ id, state, dueAt, tries, fields }) => ({ id, state, dueAt: iso(dueAt), tries, fields })),
});

export const refundsShown = ({ refunds, clock }: Gateway) =>
  refunds.all().map((refund) => ({
    ...refund,
    initiatedAt: iso(refund.initiatedAt),
    refundedAt: iso(refund.refundedAt),
    status: refundStatus(refund, clock.now()),
  }));
