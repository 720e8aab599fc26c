import type { Tx } from '@sargam/chassis/sql';
import { type Kysely, sql } from 'kysely';
import type { OrderId, TranId } from '../ids.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder } from '../orders/order-store.ts';
import type { Tables } from '../tables.ts';
import { type Payment, type PaymentAction, stateAfter, tranIdOf } from './payment.ts';
import type { Receipt } from './verdict.ts';

const columns = [
  'tran_id as tranId',
  'order_id as orderId',
  'amount',
  'state',
  'opened_at as openedAt',
] as const;

export const findPayment = (db: Kysely<Tables>, tranId: string): Promise<Payment | undefined> =>
  db
    .selectFrom('payments')
    .select(columns)
    .where('tran_id', '=', tranId as TranId)
    .executeTakeFirst();

/** The attempt with its order, kept from everyone else until the transaction ends. */
export const lockPayment = async (
  tx: Tx<Tables>,
  tranId: TranId,
): Promise<{ readonly payment: Payment; readonly order: Order } | undefined> => {
  const known = await findPayment(tx, tranId);
  const order = known && (await lockOrder(tx, known.orderId));
  // Read again: only since the order is locked can nobody change its attempts.
  const payment = order && (await findPayment(tx, tranId));
  return payment && { payment, order };
};

export const countAttempts = async (tx: Tx<Tables>, order: OrderId): Promise<number> => {
  const { attempts } = await tx
    .selectFrom('payments')
    .select(sql<bigint>`count(*)`.as('attempts'))
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow();
  return Number(attempts);
};

export const hasOpenAttempt = async (tx: Tx<Tables>, order: OrderId): Promise<boolean> =>
  (await tx
    .selectFrom('payments')
    .select('tran_id')
    .where('order_id', '=', order)
    .where('state', '=', 'open')
    .executeTakeFirst()) !== undefined;

/** Opens the next attempt at an order that is locked. */
export const openAttempt = async (
  tx: Tx<Tables>,
  order: Order,
  {
    attempt,
    at,
    checkAt,
  }: { readonly attempt: number; readonly at: Date; readonly checkAt: Date | undefined },
): Promise<Payment> => {
  const tranId = tranIdOf(order.id, attempt);
  await tx
    .insertInto('payments')
    .values({
      tran_id: tranId,
      order_id: order.id,
      attempt,
      amount: order.payable,
      state: 'open',
      session_key: '',
      method: '',
      opened_at: at,
      next_check_at: checkAt ?? null,
    })
    .execute();
  return { tranId, orderId: order.id, amount: order.payable, state: 'open', openedAt: at };
};

export const saveSession = async (db: Kysely<Tables>, tranId: TranId, sessionKey: string): Promise<void> => {
  await db.updateTable('payments').set({ session_key: sessionKey }).where('tran_id', '=', tranId).execute();
};

/** Moves an attempt on, with what came in if anything did; false where its state does not allow that. */
export const movePayment = async (
  tx: Tx<Tables>,
  payment: Payment,
  action: PaymentAction,
  { at, receipt, checkAt }: { readonly at: Date; readonly receipt?: Receipt; readonly checkAt?: Date },
): Promise<boolean> => {
  const state = stateAfter(payment.state, action);
  if (!state) return false;
  await tx
    .updateTable('payments')
    .set({ state, closed_at: at, next_check_at: checkAt ?? null, ...(receipt && receiptColumns(receipt)) })
    .where('tran_id', '=', payment.tranId)
    .execute();
  return true;
};

const receiptColumns = (receipt: Receipt) => ({
  val_id: receipt.valId,
  bank_tran_id: receipt.bankTranId,
  method: receipt.method,
  received: receipt.received,
});

/** Sets when the sweep asks the gateway about this attempt, unless its end is known. */
export const checkAgainAt = async (db: Kysely<Tables>, tranId: TranId, at: Date): Promise<void> => {
  await db
    .updateTable('payments')
    .set({ next_check_at: at })
    .where('tran_id', '=', tranId)
    .where('state', 'not in', ['paid', 'surplus'])
    .execute();
};

// Two replicas that look at one attempt do no harm; a long claim would delay what a dead one left.
const claimMs = 5_000;

/** Takes attempts that are due for a look, each for one replica only; they come up again should that one die. */
export const claimDue = async (db: Kysely<Tables>, now: Date, limit: number): Promise<Payment[]> => {
  const again = new Date(now.getTime() + claimMs);
  const due = db
    .selectFrom('payments')
    .select('tran_id')
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('payments')
    .set({ next_check_at: again })
    .where('tran_id', 'in', due)
    .returning(columns)
    .execute();
};

export const planCheck = async (db: Kysely<Tables>, tranId: TranId, at: Date | undefined): Promise<void> => {
  await db
    .updateTable('payments')
    .set({ next_check_at: at ?? null })
    .where('tran_id', '=', tranId)
    .where('next_check_at', 'is not', null)
    .execute();
};
