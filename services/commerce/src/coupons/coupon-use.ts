import { transitionFinder } from '@sargam/chassis/state-machine';

/** `reserved` for an order that is not paid yet, `committed` by its payment. */
export type UseState = 'reserved' | 'committed' | 'released';

export type UseAction = 'reserve' | 'commit' | 'release';

/** Decision M7. An order that is paid after it had ended takes its use again. */
export const transitions = {
  reserved: { commit: 'committed', release: 'released' },
  committed: {},
  released: { reserve: 'reserved' },
} as const satisfies Record<UseState, Partial<Record<UseAction, UseState>>>;

export const moveOf = transitionFinder<UseState, UseAction>(transitions);
