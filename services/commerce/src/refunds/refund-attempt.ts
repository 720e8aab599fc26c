import { transitionFinder } from '@sargam/chassis/state-machine';

/** One time that a card's part was sent to the gateway: `accepted` is on its way. */
export type RefundAttemptState = 'open' | 'accepted' | 'refunded' | 'failed';

export type RefundAttemptAction = 'accept' | 'arrive' | 'fail';

/** A try that failed stays so: sending the money again is another try, under another number. */
export const transitions = {
  open: { accept: 'accepted', arrive: 'refunded', fail: 'failed' },
  accepted: { arrive: 'refunded', fail: 'failed' },
  refunded: {},
  failed: {},
} as const satisfies Record<RefundAttemptState, Partial<Record<RefundAttemptAction, RefundAttemptState>>>;

export const transitionOf = transitionFinder<RefundAttemptState, RefundAttemptAction>(transitions);
