import type { StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tx } from '../tables.ts';
import type { HouseAccount } from './chart-of-accounts.ts';
import { houseAccount, type Lot } from './ledger.ts';
import { lockWallet, postMovement } from './ledger-store.ts';

export interface Credit extends Lot {
  /** Identifies a repeat: the id of the gift card or refund. */
  readonly key: string;
  readonly from: HouseAccount;
  readonly student: StudentId;
  readonly amount: Poisha;
  readonly reason: string;
  readonly at: Date;
}

/** Credits a wallet once per key; false for a repeat. */
export const creditWallet = async (tx: Tx, credit: Credit): Promise<boolean> => {
  const { student, bucket, expiresAt, amount } = credit;
  await lockWallet(tx, student);
  return postMovement(tx, {
    key: `credit:${credit.key}`,
    kind: 'credit',
    reason: credit.reason,
    student,
    at: credit.at,
    transfers: [
      { from: houseAccount(credit.from), to: { kind: 'available', student, bucket, expiresAt }, amount },
    ],
  });
};

/** The student whose wallet the credit with this key went into. */
export const findCreditedStudent = async (tx: Tx, { key }: Pick<Credit, 'key'>) => {
  const { student_id } = await tx
    .selectFrom('movements')
    .select('student_id')
    .where('key', '=', `credit:${key}`)
    .executeTakeFirstOrThrow();
  return student_id;
};
