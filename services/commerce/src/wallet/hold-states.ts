import { transitionFinder } from '@sargam/chassis/state-machine';

export type HoldState = 'held' | 'captured' | 'released';

export type HoldAction = 'capture' | 'release';

/** Wallet money put aside for an order (decision M5): spent by its payment, or given back. A later try makes another hold. */
export const transitions = {
  held: { capture: 'captured', release: 'released' },
  captured: {},
  released: {},
} as const satisfies Record<HoldState, Partial<Record<HoldAction, HoldState>>>;

export const transitionOf = transitionFinder<HoldState, HoldAction>(transitions);
