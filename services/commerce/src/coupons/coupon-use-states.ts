import { transitionFinder } from '@sargam/chassis/state-machine';

/** `reserved` for an order that is not paid yet, `committed` by its payment. */
export type CouponUseState = 'reserved' | 'committed' | 'released';

export type CouponUseAction = 'reserve' | 'commit' | 'release';

/** Decision M7. An order that is paid after it had ended takes its use again. */
export const transitions = {
  reserved: { commit: 'committed', release: 'released' },
  committed: {},
  released: { reserve: 'reserved' },
} as const satisfies Record<CouponUseState, Partial<Record<CouponUseAction, CouponUseState>>>;

export const transitionOf = transitionFinder<CouponUseState, CouponUseAction>(transitions);
