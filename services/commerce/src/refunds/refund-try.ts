import { moveIn } from '@sargam/chassis/states';

/** One time that a card's part was sent to the gateway: `accepted` is on its way. */
export type TryState = 'open' | 'accepted' | 'refunded' | 'failed';

export type TryAction = 'accept' | 'arrive' | 'fail';

/** A try that failed stays so: sending the money again is another try, under another number. */
export const transitions = {
  open: { accept: 'accepted', arrive: 'refunded', fail: 'failed' },
  accepted: { arrive: 'refunded', fail: 'failed' },
  refunded: {},
  failed: {},
} as const satisfies Record<TryState, Partial<Record<TryAction, TryState>>>;

export const moveOf = moveIn<TryState, TryAction>(transitions);
