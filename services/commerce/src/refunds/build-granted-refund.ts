import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { OrderId, RefundId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder } from '../orders/order-store.ts';
import type { Tables } from '../tables.ts';
import { type Refund, type RefundReason, refundableAmount, splitRefund, stateAfter } from './refund.ts';
import { decidedAlready, refundNotFound } from './refund-errors.ts';
import { findOrderRefunds, findRefund, lockRefund } from './refund-store.ts';

export interface GrantRefund {
  /** Made by whoever asks, so that a repeat changes nothing. */
  readonly refundId: RefundId | undefined;
  /** The student's question that this answers. */
  readonly requestId: RefundId | undefined;
  readonly orderId: OrderId | undefined;
  /** Undefined for all that is left. */
  readonly amount: Poisha | undefined;
  readonly reason: RefundReason | undefined;
  readonly note: string;
  readonly admin: string;
}

/** The order that a refund is wanted of, by its own id or by the student's question; locked. */
export const lockOrderToRefund = async (tx: Tx<Tables>, wanted: GrantRefund): Promise<Order> => {
  const asked = wanted.requestId && (await findRefund(tx, wanted.requestId));
  if (wanted.requestId && asked?.bill.kind !== 'order') throw refundNotFound();
  const orderId = asked?.bill.kind === 'order' ? asked.bill.id : wanted.orderId;
  const order = orderId && (await lockOrder(tx, orderId));
  if (!order) throw domainError.notFound('order-not-found', 'This order was not found.');
  return order;
};

/** What was granted before by this very wish: the same number, or the same admin's answer to the same question. */
export const findRepeatedGrant = async (
  tx: Tx<Tables>,
  order: Order,
  { refundId, requestId, admin, amount }: GrantRefund,
): Promise<Refund | undefined> => {
  const known = refundId && (await findRefund(tx, refundId));
  if (known && known.bill.id !== order.id)
    throw domainError.conflict('refund-id-used', 'This id belongs to another refund.');
  if (known) return known;
  const asked = requestId && (await findRefund(tx, requestId));
  if (!asked || asked.decidedBy !== admin || asked.state === 'declined') return undefined;
  return amount === undefined || amount === asked.amount ? asked : undefined;
};

/** The refund as it is granted, before anything is written of it. */
export const buildGrantedRefund = async (
  tx: Tx<Tables>,
  order: Order,
  wanted: GrantRefund,
  at: Date,
): Promise<Refund> => {
  const left = refundableAmount(order);
  if (left === 0n)
    throw domainError.precondition('nothing-left', 'Nothing of this order is left to be refunded.');
  const amount = wanted.amount ?? left;
  if (amount > left) {
    throw domainError.precondition('refund-too-large', 'This is more than what is left of this order.', {
      left: String(left),
    });
  }
  const asked = await questionOf(tx, order, wanted);
  const reason = wanted.reason ?? asked?.reason;
  if (!reason) throw domainError.invalid('invalid-refund', 'Say why it is refunded.');
  const paid = { wallet: order.walletUsed, card: order.payable };
  return {
    id: asked?.id ?? wanted.refundId ?? (newId(at) as RefundId),
    bill: { kind: 'order', id: order.id },
    studentId: order.studentId,
    state: 'granted',
    reason,
    note: wanted.note || (asked?.note ?? ''),
    amount,
    ...splitRefund(paid, order.refunded, amount),
    requestedAt: asked?.requestedAt ?? at,
    decidedAt: at,
    decidedBy: wanted.admin,
    completedAt: undefined,
    declineReason: '',
    creditNoteNumber: '',
  };
};

/** The question that is answered. One that is open is to be answered, not passed over. */
const questionOf = async (
  tx: Tx<Tables>,
  order: Order,
  { requestId }: GrantRefund,
): Promise<Refund | undefined> => {
  if (requestId) {
    const asked = await lockRefund(tx, requestId);
    if (!asked || !stateAfter(asked.state, 'grant')) throw decidedAlready();
    return asked;
  }
  const open = (await findOrderRefunds(tx, [order.id])).find((one) => one.state === 'requested');
  if (!open) return undefined;
  throw domainError.conflict(
    'refund-asked',
    'The student has asked for a refund of this order: answer that.',
    {
      request: open.id,
    },
  );
};
