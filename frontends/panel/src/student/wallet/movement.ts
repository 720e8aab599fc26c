import type { ApiSchemas } from '@sargam/kit';

type Movement = Pick<ApiSchemas['WalletMovement'], 'kind' | 'change' | 'held' | 'pending'>;

/** What stands in the amount's column: what could be spent more or less; where that did not change, what else moved. */
export type ShownAmount = { of: 'change' | 'held' | 'pending'; amount: number };

export const amountToShow = ({ change, held, pending }: Movement): ShownAmount => {
  if (change !== 0) return { of: 'change', amount: change };
  return held !== 0 ? { of: 'held', amount: held } : { of: 'pending', amount: pending };
};
