import { domainError } from '@sargam/chassis/errors';
import { sql } from 'kysely';
import type { OrderId, StudentId } from '../ids.ts';
import { lastCheckAt, sessionMs } from '../payments/payment.ts';
import { findOpenAttempts, transitionPayment } from '../payments/payment-store.ts';
import type { Db, Tx } from '../tables.ts';
import { payableStates } from './order.ts';

/** An unpaid order with an open payment session. A payment can arrive until the session ends (decision B44). */
export interface UndecidedPayment {
  readonly orderId: OrderId;
  readonly sessionEndsAt: Date;
}

/** The ends of the last open session by order, for those of the orders whose payment is undecided. */
export const findUndecidedUntil = async (
  db: Db,
  orders: readonly OrderId[],
  now: Date,
): Promise<ReadonlyMap<OrderId, Date>> => {
  if (orders.length === 0) return new Map();
  const found = await undecidedPayments(db, now).where('orders.id', 'in', orders).execute();
  return new Map(found.map(toUndecided).map(({ orderId, sessionEndsAt }) => [orderId, sessionEndsAt]));
};

export const findUndecidedPayment = async (
  db: Db,
  student: StudentId,
  now: Date,
): Promise<UndecidedPayment | undefined> => {
  const found = await undecidedPayments(db, now).where('orders.student_id', '=', student).execute();
  return found.map(toUndecided)[0];
};

/** A paid order is decided, although another session of it can be open: a payment of that session is refunded automatically. */
const undecidedPayments = (db: Db, now: Date) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .where('payments.state', '=', 'open')
    .where('payments.opened_at', '>', new Date(now.getTime() - sessionMs))
    .where('orders.state', 'in', payableStates)
    .groupBy('orders.id')
    .orderBy('opened_at', 'desc')
    .select(['orders.id', sql<Date>`max(payments.opened_at)`.as('opened_at')]);

const toUndecided = ({ id, opened_at }: { id: OrderId; opened_at: Date }): UndecidedPayment => ({
  orderId: id,
  sessionEndsAt: new Date(opened_at.getTime() + sessionMs),
});

/** The error for a new order beside an order whose payment is undecided. */
export const paymentOpen = ({ orderId, sessionEndsAt }: UndecidedPayment) =>
  domainError.conflict(
    'payment-open',
    'We are checking your payment. Please wait, or give up the open order before you order again.',
    { orderId, sessionEndsAt: sessionEndsAt.toISOString() },
  );

/** Closes the open attempts of a locked order. A payment that still arrives is settled like every late payment. */
export const cancelOpenAttempts = async (tx: Tx, id: OrderId, at: Date): Promise<void> => {
  for (const attempt of await findOpenAttempts(tx, { kind: 'order', id }))
    await transitionPayment(tx, attempt, 'cancel', { at, checkAt: lastCheckAt(attempt.openedAt) });
};
