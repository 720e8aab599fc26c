import { randomUUID } from 'node:crypto';
import type { Outcome } from '../payments/outcome.ts';
import type { Session } from '../sessions/session.ts';
import type { Fields } from '../signature/signature.ts';

export interface DeliveryAttempt {
  at: number;
  /** An HTTP status, or why there was none. */
  answer: string;
}

/** A notification on its way to a shop. `lost` ones wait for nobody, but can be sent again by hand. */
export interface Delivery {
  id: string;
  sessionkey: string;
  url: string;
  fields: Fields;
  state: 'waiting' | 'delivered' | 'given-up' | 'lost';
  dueAt: number;
  tries: DeliveryAttempt[];
}

/** When each copy leaves, in ms after now. Thrice: two at once and one behind them. */
const sendDelaysMs = (ipn: Outcome['ipn'], lateMs: number): number[] =>
  ({ with: [0], first: [0], late: [lateMs], thrice: [0, 0, 1500], lost: [0] })[ipn];

/** None where the shop gave no address. */
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

/** Only a 200 counts as received; otherwise it waits for the next of the retries, or is given up after the last. */
export const recordAttempt = (
  delivery: Delivery,
  tried: DeliveryAttempt,
  retryMs: readonly number[],
): Delivery => {
  const tries = [...delivery.tries, tried];
  if (tried.answer === '200') return { ...delivery, state: 'delivered', tries };
  const wait = retryMs[tries.length - 1];
  if (wait === undefined) return { ...delivery, state: 'given-up', tries };
  return { ...delivery, dueAt: tried.at + wait, tries };
};

/** The same message once more, at once. */
export const copyForResend = (delivery: Delivery, now: number): Delivery => ({
  ...delivery,
  id: randomUUID(),
  state: 'waiting',
  dueAt: now,
  tries: [],
});
