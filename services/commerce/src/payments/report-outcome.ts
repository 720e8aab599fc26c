import type { Deps } from '../deps.ts';
import type { NotificationOutcome, NotificationSource } from './payment-metrics.ts';

interface Told {
  readonly outcome: NotificationOutcome;
  readonly tranId: string | undefined;
  readonly what?: string | undefined;
}

const quiet: ReadonlySet<NotificationOutcome> = new Set(['repeated', 'late', 'pending']);
const alarming: ReadonlySet<NotificationOutcome> = new Set([
  'forged',
  'unknown',
  'unverified',
  'mismatch',
  'review',
  'surplus',
  'unreachable',
]);

/** Counts and logs what came of a word about a payment. The message itself is never logged: it tells of cards. */
export const reportOutcome = (
  { log, countNotification, countRefund }: Pick<Deps, 'log' | 'countNotification' | 'countRefund'>,
  source: NotificationSource,
  { outcome, tranId, what }: Told,
): void => {
  countNotification(source, outcome);
  if (outcome === 'surplus') countRefund('granted', 'automatic');
  const line = { source, outcome, tranId: tranId?.slice(0, 30), what };
  if (alarming.has(outcome)) log.warn(line, 'word of a payment needs a look');
  else if (quiet.has(outcome)) log.debug(line, 'word of a payment changed nothing');
  else log.info(line, 'word of a payment');
};
