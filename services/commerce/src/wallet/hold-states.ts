import { transitionFinder } from '@sargam/chassis/state-machine';

export type HoldState = 'held' | 'captured' | 'released';

export type HoldAction = 'capture' | 'release';

/** Transitions of a hold of wallet money for an order (decision M5). A later attempt creates another hold. */
export const transitions = {
  held: { capture: 'captured', release: 'released' },
  captured: {},
  released: {},
} as const satisfies Record<HoldState, Partial<Record<HoldAction, HoldState>>>;

export const transitionOf = transitionFinder<HoldState, HoldAction>(transitions);
