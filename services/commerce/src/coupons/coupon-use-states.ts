import { transitionFinder } from '@sargam/chassis/state-machine';

/** `reserved` for an unpaid order, `committed` by its payment. */
export type CouponUseState = 'reserved' | 'committed' | 'released';

export type CouponUseAction = 'reserve' | 'commit' | 'release';

/** Transitions of a coupon use (decision M7). An order paid after it expired reserves its use again. */
export const transitions = {
  reserved: { commit: 'committed', release: 'released' },
  committed: {},
  released: { reserve: 'reserved' },
} as const satisfies Record<CouponUseState, Partial<Record<CouponUseAction, CouponUseState>>>;

export const transitionOf = transitionFinder<CouponUseState, CouponUseAction>(transitions);
