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

export const instructorNotFound = (): DomainError =>
  domainError.notFound('instructor-not-found', 'This instructor is not there any more.');

export const settlementFinal = (due: bigint): DomainError =>
  dueConflict('settlement-final', settlementFailed, due);

/** 0 ≤ received ≤ settle, and a settled payout pays something (decision B7). Every wrong field is named. */
export const checkAmounts = ({ settleAmount, receivedAmount, settled }: SettlementAmounts): void => {
  const rules: readonly [string, boolean, string][] = [
    ['settle_amount_poisha', settleAmount > 0n, 'more than 0'],
    ['received_amount_poisha', receivedAmount >= 0n, 'not less than 0'],
    ['received_amount_poisha', receivedAmount <= settleAmount, 'not more than the settle amount'],
    ['received_amount_poisha', !settled || receivedAmount !== 0n, 'more than 0'],
  ];
  const faults = rules.flatMap(([field, isKept, message]) => (isKept ? [] : [{ field, message }]));
  if (faults.length > 0) throw domainError.invalid('invalid-amount', settlementFailed, faults);
};

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
