import type { Service } from '@sargam/chassis/service';

/** Where word of a payment came from. */
export type NotificationSource = 'notification' | 'return' | 'sweep';

/**
 * What came of it. Alert on `forged`, `mismatch`, `unknown`, `unverified` (somebody tries) and on `review`, `surplus` (money waits
 * for a person); `unreachable` is the gateway's own trouble.
 */
export type NotificationOutcome =
  | 'settled'
  | 'review'
  | 'surplus'
  | 'closed'
  | 'repeated'
  | 'late'
  | 'pending'
  | 'mismatch'
  | 'forged'
  | 'unknown'
  | 'unverified'
  | 'unreachable';

export type CountNotification = (source: NotificationSource, outcome: NotificationOutcome) => void;

export const createNotificationCounter = (service: Service): CountNotification => {
  const words = service.counter(
    'payment_notifications_total',
    'Word of payments, by where it came from and what came of it',
    ['source', 'outcome'],
  );
  return (source, outcome) => words.inc({ source, outcome });
};

/** What came of asking the gateway for a payment page. */
export type CountPageRequest = (outcome: 'opened' | 'refused' | 'unreachable') => void;

export const createPageRequestCounter = (service: Service): CountPageRequest => {
  const pages = service.counter('payment_pages_total', 'Payment pages asked of the gateway', ['outcome']);
  return (outcome) => pages.inc({ outcome });
};
