import { deferToCommit, toColumns } from '@sargam/chassis/sql';
import { type QueryCreator, type Selectable, sql } from 'kysely';
import type { TranId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Db, Tables, Tx } from '../tables.ts';
import { type Bill, type BillRef, type Bills, toBillColumns, toBillRef } from './bill.ts';
import { type Payment, type PaymentAction, type PaymentState, stateAfter, tranIdFor } from './payment.ts';
import type { Receipt } from './verify-transaction.ts';

export const paymentColumns = [
  'tran_id',
  'order_id',
  'charge_reference',
  'amount',
  'state',
  'opened_at',
] as const;

export const toPayment = (
  row: Pick<Selectable<Tables['payments']>, (typeof paymentColumns)[number]>,
): Payment => ({
  tranId: row.tran_id,
  bill: toBillRef(row),
  amount: row.amount,
  state: row.state,
  openedAt: row.opened_at,
});

const attemptsOf = (db: Db, ref: BillRef) =>
  ref.kind === 'order'
    ? db.selectFrom('payments').where('order_id', '=', ref.id)
    : db.selectFrom('payments').where('charge_reference', '=', ref.id);

export const findPayment = async (db: Db, tranId: string): Promise<Payment | undefined> => {
  const row = await db
    .selectFrom('payments')
    .select(paymentColumns)
    .where('tran_id', '=', tranId as TranId)
    .executeTakeFirst();
  return row && toPayment(row);
};

/** An attempt, its bill, and the bill's other attempts under review. */
export interface LockedPayment {
  readonly payment: Payment;
  readonly bill: Bill;
  readonly othersUnderReview: readonly PaidAttempt[];
}

/** The attempt and its bill. The bill is locked until the transaction ends. */
export const lockPayment = async (
  tx: Tx,
  bills: Bills,
  { tranId, bill: ref }: Payment,
): Promise<LockedPayment> => {
  const [bill, rows] = await Promise.all([
    bills.lock(tx, ref),
    // This statement runs after the lock in the same round trip. The bill's lock also protects its attempts.
    attemptsOf(tx, ref)
      .selectAll()
      .where((where) => where.or([where('tran_id', '=', tranId), where('state', '=', 'review')]))
      .orderBy('attempt')
      .execute(),
  ]);
  const lockedRow = rows.find((row) => row.tran_id === tranId);
  if (!lockedRow) throw new Error(`payment ${tranId} disappeared`);
  const othersUnderReview = rows
    .filter((row) => row !== lockedRow && row.state === 'review')
    .map(toPaidAttempt);
  return { bill, payment: toPayment(lockedRow), othersUnderReview };
};

export const countAttempts = async (tx: Tx, ref: BillRef): Promise<number> => {
  const { attempts } = await attemptsOf(tx, ref)
    .select(sql<bigint>`count(*)`.as('attempts'))
    .executeTakeFirstOrThrow();
  return Number(attempts);
};

export const hasOpenAttempt = async (tx: Tx, ref: BillRef): Promise<boolean> =>
  (await attemptsOf(tx, ref).select('tran_id').where('state', '=', 'open').executeTakeFirst()) !== undefined;

export const findOpenAttempts = async (tx: Tx, ref: BillRef): Promise<Payment[]> => {
  const rows = await attemptsOf(tx, ref).select(paymentColumns).where('state', '=', 'open').execute();
  return rows.map(toPayment);
};

/** An attempt with the gateway's receipt of its payment. */
export interface PaidAttempt {
  readonly payment: Payment;
  readonly receipt: Receipt;
}

/** The bill's attempts in one of the states with a received payment, oldest first. */
export const findPaidAttempts = async (
  db: Db,
  ref: BillRef,
  state: Extract<PaymentState, 'paid' | 'review' | 'surplus'>,
): Promise<PaidAttempt[]> => {
  const rows = await attemptsOf(db, ref).selectAll().where('state', '=', state).orderBy('attempt').execute();
  return rows.map(toPaidAttempt);
};

const toPaidAttempt = (row: Selectable<Tables['payments']>): PaidAttempt => ({
  payment: toPayment(row),
  receipt: {
    valId: row.val_id ?? '',
    bankTranId: row.bank_tran_id ?? '',
    method: row.method,
    cardIssuer: row.card_issuer,
    cardCategory: row.card_category,
    received: row.received ?? 0n,
  },
});

/** Inserts the next attempt of a locked bill. The statement is sent together with the commit. */
export const insertAttemptOnCommit = async (
  tx: Tx,
  bill: BillRef,
  { attempt, amount, at, checkAt }: { attempt: number; amount: Poisha; at: Date; checkAt: Date | undefined },
): Promise<Payment> => {
  const tranId = tranIdFor(bill, attempt);
  const opened = tx.insertInto('payments').values({
    ...toBillColumns(bill),
    tran_id: tranId,
    attempt,
    amount,
    state: 'open',
    session_key: '',
    method: '',
    card_issuer: '',
    card_category: '',
    opened_at: at,
    next_check_at: checkAt ?? null,
  });
  await deferToCommit(tx, opened.compile());
  return { tranId, bill, amount, state: 'open', openedAt: at };
};

/** Saves the gateway's session key. `db` may carry further parts of the same statement. */
export const saveSessionKey = async (db: QueryCreator<Tables>, tranId: TranId, sessionKey: string) => {
  await db.updateTable('payments').set({ session_key: sessionKey }).where('tran_id', '=', tranId).execute();
};

/** Saves a state transition of an attempt with its receipt, if any. Returns false if the state does not allow the action. */
export const transitionPayment = async (
  tx: Tx,
  payment: Payment,
  action: PaymentAction,
  { at, receipt, checkAt }: { readonly at: Date; readonly receipt?: Receipt; readonly checkAt?: Date },
): Promise<boolean> => {
  const state = stateAfter(payment.state, action);
  if (!state) return false;
  await tx
    .updateTable('payments')
    .set({ state, closed_at: at, next_check_at: checkAt ?? null, ...(receipt && toColumns(receipt)) })
    .where('tran_id', '=', payment.tranId)
    .execute();
  return true;
};
