import { newId } from '@sargam/chassis/ids';
import { sql } from 'kysely';
import type { OrderId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Db, Tx } from '../tables.ts';
import { isAllowedTransfer, type MovementKind } from './chart-of-accounts.ts';
import {
  type Account,
  accountClassOf,
  accountId,
  type LotBalance,
  type Transfer,
  toEntries,
} from './ledger.ts';

export interface Movement {
  /** Identifies a repeat: `capture:<hold>`. */
  readonly key: string;
  readonly kind: MovementKind;
  readonly reason: string;
  readonly student?: StudentId;
  readonly order?: OrderId;
  readonly transfers: readonly Transfer[];
  readonly at: Date;
}

/**
 * Creates the student’s wallet if needed and locks it until the transaction ends. The lock is `for no key update`: a
 * movement references the wallet’s row and takes a key share lock on it; two full locks would deadlock.
 */
export const lockWallet = async (tx: Tx, student: StudentId): Promise<void> => {
  if (await lockExistingWallet(tx, student)) return;
  await tx
    .insertInto('wallets')
    .values({ student_id: student })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await lockExistingWallet(tx, student);
};

const lockExistingWallet = async (tx: Tx, student: StudentId): Promise<boolean> =>
  (await tx
    .selectFrom('wallets')
    .select('student_id')
    .where('student_id', '=', student)
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined;

/** Unique accounts in one fixed order, so that two transactions that create the same accounts do not deadlock. */
const accountRows = (accounts: readonly Account[]) =>
  [...new Map(accounts.map((account) => [accountId(account), accountRow(account)])).values()].sort((a, b) =>
    a.id < b.id ? -1 : 1,
  );

const accountRow = (account: Account) => ({
  id: accountId(account),
  kind: account.kind,
  student_id: account.kind === 'house' ? null : account.student,
  bucket: account.kind === 'house' ? null : account.bucket,
  expires_at: account.kind === 'house' ? null : account.expiresAt,
});

/**
 * Writes the movement, its entries and new accounts in one statement. False when the key exists already or there is
 * nothing to move.
 */
export const postMovement = async (tx: Tx, movement: Movement): Promise<boolean> => {
  const entries = toEntries(movement.transfers);
  if (entries.length === 0) return false;
  assertAllowedTransfers(movement);
  const { key, kind, student = null, order = null, reason, at } = movement;
  const opened = accountRows(entries.map((entry) => entry.account));
  const column = <C extends keyof (typeof opened)[number]>(name: C) => opened.map((row) => row[name]);
  const { rows } = await sql`
    with moved as (
      insert into movements (id, key, kind, student_id, order_id, reason, occurred_at)
      values (${newId(at)}, ${key}, ${kind}, ${student}, ${order}, ${reason}, ${at})
      on conflict (key) do nothing returning id),
    opened as (
      insert into accounts (id, kind, student_id, bucket, expires_at)
      select wanted.* from moved, unnest(${column('id')}::text[], ${column('kind')}::text[],
        ${column('student_id')}::text[], ${column('bucket')}::text[], ${column('expires_at')}::timestamptz[]) wanted
      on conflict do nothing)
    insert into entries (movement_id, account_id, amount)
    select moved.id, entry.account_id, entry.amount
      from moved, unnest(${entries.map(({ account }) => accountId(account))}::text[],
        ${entries.map(({ amount }) => amount)}::bigint[]) entry (account_id, amount)
    returning id`.execute(tx);
  return rows.length > 0;
};

const assertAllowedTransfers = ({ kind, transfers }: Movement): void => {
  for (const { from, to, amount } of transfers) {
    if (amount === 0n) continue;
    const [source, target] = [accountClassOf(from), accountClassOf(to)];
    if (!isAllowedTransfer(kind, source, target))
      throw new Error(`a ${kind} does not move from ${source} to ${target}`);
  }
};

/** Money that the student can spend now, by bucket and expiry. */
export const findSpendableLots = async (db: Db, student: StudentId, now: Date) => {
  const { rows } = await sql<LotBalance>`
    select a.bucket, a.expires_at as "expiresAt", sum(e.amount)::bigint as amount
      from accounts a join entries e on e.account_id = a.id
     where a.student_id = ${student} and a.kind = 'available' and (a.expires_at is null or a.expires_at > ${now})
     group by a.id having sum(e.amount) > 0`.execute(db);
  return rows;
};

/** Money of the student that cannot be spent: held for orders, and pending (decision M9). */
export const sumHeldAndPending = async (db: Db, student: StudentId) => {
  const { rows } = await sql<{ held: Poisha; pending: Poisha }>`
    select coalesce(sum(e.amount) filter (where a.kind = 'held'), 0)::bigint as held,
           coalesce(sum(e.amount) filter (where a.kind = 'pending'), 0)::bigint as pending
      from accounts a join entries e on e.account_id = a.id
     where a.student_id = ${student} and a.kind <> 'available'`.execute(db);
  return rows[0] ?? { held: 0n, pending: 0n };
};

/** The sum of all entries. It is zero unless money was created or lost. */
export const trialBalance = sql<Poisha>`select coalesce(sum(amount), 0)::bigint from entries`;

export const computeTrialBalance = async (db: Db): Promise<Poisha> => {
  const { rows } = await sql<{ amount: Poisha }>`select (${trialBalance}) as amount`.execute(db);
  return rows[0]?.amount ?? 0n;
};
