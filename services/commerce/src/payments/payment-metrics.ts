import type { Service } from '@sargam/chassis/service';

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
  const notifications = service.counter(
    'payment_notifications_total',
    'Payment notifications, browser returns and sweep checks, by source and outcome',
    ['source', 'outcome'],
  );
  return (source, outcome) => notifications.inc({ source, outcome });
};

export type CountPageRequest = (outcome: 'opened' | 'refused' | 'unreachable') => void;

export const createPageRequestCounter = (service: Service): CountPageRequest => {
  const pages = service.counter('payment_pages_total', 'Payment pages requested from the gateway', [
    'outcome',
  ]);
  return (outcome) => pages.inc({ outcome });
};
