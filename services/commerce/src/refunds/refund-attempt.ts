import { transitionFinder } from '@sargam/chassis/state-machine';

/** `accepted`: the gateway has accepted the refund and not completed it. */
export type RefundAttemptState = 'open' | 'accepted' | 'refunded' | 'failed';

export type RefundAttemptAction = 'accept' | 'arrive' | 'fail';

/** A failed attempt never changes. Sending the refund again is a new attempt with a new number. */
export const transitions = {
  open: { accept: 'accepted', arrive: 'refunded', fail: 'failed' },
  accepted: { arrive: 'refunded', fail: 'failed' },
  refunded: {},
  failed: {},
} as const satisfies Record<RefundAttemptState, Partial<Record<RefundAttemptAction, RefundAttemptState>>>;

export const transitionOf = transitionFinder<RefundAttemptState, RefundAttemptAction>(transitions);
