import { randomUUID } from 'node:crypto';
import type { Outcome } from '../payments/outcome.ts';
import type { Session } from '../sessions/session.ts';
import type { Fields } from '../signature/signature.ts';

export interface DeliveryAttempt {
  at: number;
  /** The HTTP status, or the reason without one. */
  answer: string;
}

/** A notification to a shop. A `lost` one is not sent, but can be sent again by hand. */
export interface Delivery {
  id: string;
  sessionkey: string;
  url: string;
  fields: Fields;
  state: 'waiting' | 'delivered' | 'given-up' | 'lost';
  dueAt: number;
  tries: DeliveryAttempt[];
}

/** The delay of each copy, in ms. `thrice` sends two in parallel and one later. */
const sendDelaysMs = (ipn: Outcome['ipn'], lateMs: number): number[] =>
  ({ with: [0], first: [0], late: [lateMs], thrice: [0, 0, 1500], lost: [0] })[ipn];

/** No delivery without the shop's `ipn_url`. */
export const createDeliveries = (
  { sessionkey, urls }: Session,
  fields: Fields,
  ipn: Outcome['ipn'],
  now: number,
  lateMs: number,
): Delivery[] =>
  (urls.ipn ? sendDelaysMs(ipn, lateMs) : []).map((after) => ({
    id: randomUUID(),
    sessionkey,
    url: urls.ipn,
    fields,
    state: ipn === 'lost' ? 'lost' : 'waiting',
    dueAt: now + after,
    tries: [],
  }));

/** A 200 delivers the notification. Any other result schedules the next retry, or gives up after the last. */
export const recordAttempt = (
  delivery: Delivery,
  attempt: DeliveryAttempt,
  retryMs: readonly number[],
): Delivery => {
  const tries = [...delivery.tries, attempt];
  if (attempt.answer === '200') return { ...delivery, state: 'delivered', tries };
  const wait = retryMs[tries.length - 1];
  if (wait === undefined) return { ...delivery, state: 'given-up', tries };
  return { ...delivery, dueAt: attempt.at + wait, tries };
};

/** A copy of the delivery that is due now. */
export const copyForResend = (delivery: Delivery, now: number): Delivery => ({
  ...delivery,
  id: randomUUID(),
  state: 'waiting',
  dueAt: now,
  tries: [],
});
