import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { OrderId, RefundId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder } from '../orders/order-store.ts';
import type { RefundReason } from '../refund-reason.ts';
import type { Tx } from '../tables.ts';
import {
  decidedAlready,
  planRefund,
  type Refund,
  refundNotFound,
  requireUnchanged,
  stateAfter,
} from './refund.ts';
import { findOrderRefunds, findRefund, lockRefund } from './refund-store.ts';

export interface GrantRefund {
  /** Created by the caller as idempotency key. */
  readonly refundId: RefundId | undefined;
  /** The student's request that is granted. */
  readonly requestId: RefundId | undefined;
  readonly orderId: OrderId | undefined;
  /** Undefined for everything that is not yet refunded. */
  readonly amount: Poisha | undefined;
  /** What the admin saw as not yet refunded; undefined for no check. */
  readonly expectedLeft?: Poisha | undefined;
  readonly reason: RefundReason | undefined;
  readonly note: string;
  /** The user who grants it: an admin, or the student who gives an order back. */
  readonly grantedBy: string;
  /** The card part goes to the wallet too. */
  readonly intoWallet?: boolean;
}

/** Locks and returns the order, found by its id or by the student's request. */
export const lockOrderToRefund = async (tx: Tx, grant: GrantRefund): Promise<Order> => {
  const requested = grant.requestId && (await findRefund(tx, grant.requestId));
  if (grant.requestId && requested?.bill.kind !== 'order') throw refundNotFound();
  const orderId = requested?.bill.kind === 'order' ? requested.bill.id : grant.orderId;
  const order = orderId && (await lockOrder(tx, orderId));
  if (!order) throw domainError.notFound('order-not-found', 'This order was not found.');
  return order;
};

/** The refund that an earlier identical call granted: the same id, or the same admin and the same request. An id of another order or amount is an error. */
export const findRepeatedGrant = async (
  tx: Tx,
  order: Order,
  { refundId, requestId, grantedBy, amount }: GrantRefund,
): Promise<Refund | undefined> => {
  const existing = refundId && (await findRefund(tx, refundId));
  const isSame = (refund: Refund) =>
    refund.bill.id === order.id && (amount === undefined || amount === refund.amount);
  if (existing && !isSame(existing))
    throw domainError.conflict('refund-id-used', 'This id belongs to another refund.');
  if (existing) return existing;
  const requested = requestId && (await findRefund(tx, requestId));
  if (!requested || requested.decidedBy !== grantedBy || requested.state === 'declined') return undefined;
  return amount === undefined || amount === requested.amount ? requested : undefined;
};

/** Builds the granted refund without saving it. */
export const buildGrantedRefund = async (
  tx: Tx,
  order: Order,
  grant: GrantRefund,
  at: Date,
): Promise<Refund> => {
  requireUnchanged(order, grant.expectedLeft);
  const { amount, wallet, card } = planRefund(order, grant.amount);
  const requested = await lockRequest(tx, order, grant);
  const reason = grant.reason ?? requested?.reason;
  if (!reason) throw domainError.invalid('invalid-refund', 'Say why it is refunded.');
  return {
    id: requested?.id ?? grant.refundId ?? (newId(at) as RefundId),
    bill: { kind: 'order', id: order.id },
    studentId: order.studentId,
    state: 'granted',
    reason,
    note: grant.note || (requested?.note ?? ''),
    amount,
    ...(grant.intoWallet ? { wallet: amount, card: 0n } : { wallet, card }),
    requestedAt: requested?.requestedAt ?? at,
    decidedAt: at,
    decidedBy: grant.grantedBy,
    completedAt: undefined,
    declineReason: '',
    creditNoteNumber: '',
  };
};

/** Locks the request that is granted. Without a request id, an open request is an error: the admin must decide it first. */
const lockRequest = async (tx: Tx, order: Order, { requestId }: GrantRefund): Promise<Refund | undefined> => {
  if (requestId) {
    const requested = await lockRefund(tx, requestId);
    if (!requested || !stateAfter(requested.state, 'grant')) throw decidedAlready();
    return requested;
  }
  const open = (await findOrderRefunds(tx, [order.id])).find((refund) => refund.state === 'requested');
  if (!open) return undefined;
  throw domainError.conflict(
    'refund-asked',
    'The student has asked for a refund of this order: answer that.',
    {
      request: open.id,
    },
  );
};
