import type { ApiSchemas } from '@sargam/kit';

/** Adds taka in poisha, because adding taka as floating-point numbers is not exact. */
export const sumTaka = (amounts: readonly number[]): number =>
  amounts.reduce((poisha, taka) => poisha + Math.round(taka * 100), 0) / 100;

/** The instructor's share of a sale after refunds, in taka. */
export const shareAfterRefunds = ({
  amount,
  reversed,
}: Pick<ApiSchemas['InstructorSale'], 'amount' | 'reversed'>): number => sumTaka([amount, -reversed]);
