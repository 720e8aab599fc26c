import { moveIn } from '@sargam/chassis/states';

/** `reserved` for an order that is not paid yet, `committed` by its payment. */
export type UseState = 'reserved' | 'committed' | 'released';

export type UseAction = 'reserve' | 'commit' | 'release';

/** Decision M7. An order that is paid after it had ended takes its use again. */
export const transitions = {
  reserved: { commit: 'committed', release: 'released' },
  committed: {},
  released: { reserve: 'reserved' },
} as const satisfies Record<UseState, Partial<Record<UseAction, UseState>>>;

export const moveOf = moveIn<UseState, UseAction>(transitions);
