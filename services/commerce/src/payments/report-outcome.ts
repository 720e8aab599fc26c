import type { Deps } from '../deps.ts';

/** The path by which a result of a payment was received. */
export type NotificationSource = 'notification' | 'return' | 'sweep';

/**
 * Alert on `forged`, `mismatch`, `unknown` and `unverified` (possible attacks), and on `review` and `surplus` (an admin must
 * act). `unreachable` means that the gateway is unavailable.
 */
export type NotificationOutcome =
  | 'settled'
  | 'review'
  | 'surplus'
  | 'returned'
  | 'closed'
  | 'repeated'
  | 'late'
  | 'pending'
  | 'mismatch'
  | 'forged'
  | 'unknown'
  | 'unverified'
  | 'unreachable';

interface Report {
  readonly outcome: NotificationOutcome;
  readonly tranId: string | undefined;
  readonly detail?: string | undefined;
}

const unchanged: ReadonlySet<NotificationOutcome> = new Set(['repeated', 'late', 'pending']);
const needsAttention: ReadonlySet<NotificationOutcome> = new Set([
  'forged',
  'unknown',
  'unverified',
  'mismatch',
  'review',
  'surplus',
  'unreachable',
]);

/** Counts and logs the outcome of a payment notification. The notification itself is never logged, because it contains card data. */
export const reportOutcome = (
  { log, countNotification, countRefund }: Deps,
  source: NotificationSource,
  { outcome, tranId, detail }: Report,
): void => {
  countNotification(source, outcome);
  if (outcome === 'surplus') countRefund('granted', 'automatic');
  if (outcome === 'returned') countRefund('refunded', 'automatic');
  const line = { source, outcome, tranId: tranId?.slice(0, 30), detail };
  if (outcome === 'forged') log.warn(line, 'payment notification signature invalid');
  else if (needsAttention.has(outcome)) log.warn(line, 'payment notification needs attention');
  else if (unchanged.has(outcome)) log.debug(line, 'payment notification changed nothing');
  else log.info(line, 'payment notification processed');
};
