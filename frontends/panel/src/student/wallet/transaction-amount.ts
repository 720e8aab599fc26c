import type { ApiSchemas } from '@sargam/kit';

type Transaction = Pick<ApiSchemas['WalletMovement'], 'kind' | 'change' | 'held' | 'pending'>;

/** The amount in the table: the change of the spendable balance, else of the held or pending amount. */
export type ShownAmount = { of: 'change' | 'held' | 'pending'; amount: number };

export const amountToShow = ({ change, held, pending }: Transaction): ShownAmount => {
  if (change !== 0) return { of: 'change', amount: change };
  return held !== 0 ? { of: 'held', amount: held } : { of: 'pending', amount: pending };
};
