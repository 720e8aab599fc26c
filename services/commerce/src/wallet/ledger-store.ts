import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import { type Kysely, sql } from 'kysely';
import type { OrderId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Tables } from '../tables.ts';
import { isWay, type MovementKind } from './chart.ts';
import { type Account, accountId, entriesOf, type FilledLot, placeOf, type Transfer } from './ledger.ts';

export interface Movement {
  /** What makes a repeat of the move recognisable: `capture:<hold>`. */
  readonly key: string;
  readonly kind: MovementKind;
  readonly reason: string;
  readonly student?: StudentId;
  readonly order?: OrderId;
  readonly transfers: readonly Transfer[];
  readonly at: Date;
}

/**
 * Opens the student's wallet if need be, and keeps everyone else out of it until the transaction ends. No key update:
 * a movement refers to the wallet's row and so shares its key; a full lock would have two of them wait for each other.
 */
export const lockWallet = async (tx: Tx<Tables>, student: StudentId): Promise<void> => {
  if (await lockOpened(tx, student)) return;
  await tx
    .insertInto('wallets')
    .values({ student_id: student })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await lockOpened(tx, student);
};

const lockOpened = async (tx: Tx<Tables>, student: StudentId): Promise<boolean> =>
  (await tx
    .selectFrom('wallets')
    .select('student_id')
    .where('student_id', '=', student)
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined;

const openAccounts = async (tx: Tx<Tables>, accounts: readonly Account[]): Promise<void> => {
  const rows = new Map(accounts.map((account) => [accountId(account), accountRow(account)]));
  await tx
    .insertInto('accounts')
    // In one order, so that two transactions that open the same accounts do not wait for one another.
    .values([...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const accountRow = (account: Account) => ({
  id: accountId(account),
  kind: account.kind,
  student_id: account.kind === 'house' ? null : account.student,
  bucket: account.kind === 'house' ? null : account.bucket,
  expires_at: account.kind === 'house' ? null : account.expiresAt,
});

/** Writes the move down; false where one of its key is written already, or there is nothing to move. */
export const post = async (tx: Tx<Tables>, movement: Movement): Promise<boolean> => {
  const entries = entriesOf(movement.transfers);
  if (entries.length === 0) return false;
  refuseOtherWays(movement);
  const id = newId(movement.at);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('movements')
    .values({
      id,
      key: movement.key,
      kind: movement.kind,
      student_id: movement.student ?? null,
      order_id: movement.order ?? null,
      reason: movement.reason,
      occurred_at: movement.at,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await openAccounts(
    tx,
    entries.map((entry) => entry.account),
  );
  await tx
    .insertInto('entries')
    .values(
      entries.map(({ account, amount }) => ({ movement_id: id, account_id: accountId(account), amount })),
    )
    .execute();
  return true;
};

const refuseOtherWays = ({ kind, transfers }: Movement): void => {
  for (const { from, to, amount } of transfers) {
    if (amount === 0n) continue;
    const [source, target] = [placeOf(from), placeOf(to)];
    if (!isWay(kind, source, target)) throw new Error(`a ${kind} does not move from ${source} to ${target}`);
  }
};

/** What the student can spend at this moment, by bucket and expiry. */
export const lotsOf = async (
  db: Kysely<Tables>,
  student: StudentId,
  now: Date,
): Promise<readonly FilledLot[]> => {
  const { rows } = await sql<FilledLot>`
    select a.bucket, a.expires_at as "expiresAt", sum(e.amount)::bigint as amount
      from accounts a join entries e on e.account_id = a.id
     where a.student_id = ${student} and a.kind = 'available' and (a.expires_at is null or a.expires_at > ${now})
     group by a.id having sum(e.amount) > 0`.execute(db);
  return rows;
};

/** The student's money that is not theirs to spend: held for orders, and promised (decision M9). */
export const promisedOf = async (
  db: Kysely<Tables>,
  student: StudentId,
): Promise<{ readonly held: Poisha; readonly pending: Poisha }> => {
  const { rows } = await sql<{ held: Poisha; pending: Poisha }>`
    select coalesce(sum(e.amount) filter (where a.kind = 'held'), 0)::bigint as held,
           coalesce(sum(e.amount) filter (where a.kind = 'pending'), 0)::bigint as pending
      from accounts a join entries e on e.account_id = a.id
     where a.student_id = ${student} and a.kind <> 'available'`.execute(db);
  return rows[0] ?? { held: 0n, pending: 0n };
};

/** The sum of every entry ever made: zero, or money was made up or lost. */
export const trialBalance = async (db: Kysely<Tables>): Promise<Poisha> => {
  const { rows } = await sql<{
    amount: Poisha;
  }>`select coalesce(sum(amount), 0)::bigint as amount from entries`.execute(db);
  return rows[0]?.amount ?? 0n;
};
