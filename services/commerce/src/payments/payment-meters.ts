import type { Service } from '@sargam/chassis/service';

/** Where word of a payment came from. */
export type Source = 'notification' | 'return' | 'sweep';

/**
 * What came of it. Alert on `forged`, `mismatch`, `unknown`, `unproven` (somebody tries) and on `review`, `surplus` (money waits
 * for a person); `unreachable` is the gateway's own trouble.
 */
export type Outcome =
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
  | 'unproven'
  | 'unreachable';

export type PaymentMeters = (source: Source, outcome: Outcome) => void;

export const paymentMeters = (service: Service): PaymentMeters => {
  const words = service.counter(
    'payment_words_total',
    'Word of payments, by where it came from and what came of it',
    ['source', 'outcome'],
  );
  return (source, outcome) => words.inc({ source, outcome });
};

/** What came of asking the gateway for a payment page. */
export type PageMeters = (outcome: 'opened' | 'refused' | 'unreachable') => void;

export const pageMeters = (service: Service): PageMeters => {
  const pages = service.counter('payment_pages_total', 'Payment pages asked of the gateway', ['outcome']);
  return (outcome) => pages.inc({ outcome });
};
