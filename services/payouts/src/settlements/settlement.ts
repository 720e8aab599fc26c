import { DomainError, domainError } from '@sargam/chassis/errors';

/** A payout to an instructor. Amounts are in poisha. */
export interface SettlementAmounts {
  /** What is to be settled. */
  readonly settleAmount: bigint;
  /** What the instructor got. It counts as paid out where the payout is settled. */
  readonly receivedAmount: bigint;
  readonly settled: boolean;
}

/** The messages of the two screens that pay out. */
export const settlementFailed = 'Failed ,Please try again';
export const dueFailed = 'failed try again';

/** Nothing was paid: more is asked for than is due, or somebody else has acted. The detail has the present due. */
export const dueConflict = (code: string, message: string, due: bigint): DomainError =>
  domainError.conflict(code, message, { duePoisha: String(due) });

export const settlementFinal = (due: bigint): DomainError =>
  dueConflict('settlement-final', settlementFailed, due);

/** 0 ≤ received ≤ settle, and a settled payout pays something (decision B7). */
export const checkAmounts = ({ settleAmount, receivedAmount, settled }: SettlementAmounts): void => {
  if (settleAmount <= 0n) throw invalidAmount('settle_amount_poisha', 'more than 0');
  if (receivedAmount < 0n || receivedAmount > settleAmount)
    throw invalidAmount('received_amount_poisha', 'not more than the settle amount');
  if (settled && receivedAmount === 0n) throw invalidAmount('received_amount_poisha', 'more than 0');
};

const invalidAmount = (field: string, message: string): DomainError =>
  domainError.invalid('invalid-amount', settlementFailed, [{ field, message }]);

/** A payout is never more than what is due (decision M12), nor made on a due that has changed since it was read. */
export const checkDue = (
  amount: bigint,
  due: { readonly now: bigint; readonly expected: bigint | undefined },
  message: string,
): void => {
  if (due.expected !== undefined && due.expected !== due.now)
    throw dueConflict('due-changed', message, due.now);
  if (amount > due.now) throw dueConflict('above-due', message, due.now);
};
