import { domainError } from '@sargam/chassis/errors';
import { findReturnDeadlines } from '../orders/late-payment.ts';
import type { Order } from '../orders/order.ts';
import type { Tx } from '../tables.ts';
import { grantRefund } from './grant-refund.ts';
import type { RefundDecision } from './refund.ts';
import { findOrderRefunds } from './refund-store.ts';

/**
 * Refunds a locked order to the wallet at its student's request, without an admin (decision B44): it was paid after it had ended, and
 * a later order replaced it. A repeat returns the refund of the first call.
 */
export const giveBackOrder = async (tx: Tx, order: Order, at: Date): Promise<RefundDecision> => {
  const { id: orderId, studentId: grantedBy } = order;
  const earlier = (await findOrderRefunds(tx, [orderId])).find((refund) => refund.decidedBy === grantedBy);
  if (earlier) return { refund: earlier, isRepeat: true };
  if (!(await findReturnDeadlines(tx, [order], at)).has(orderId))
    throw domainError.precondition('give-back-not-offered', 'This order cannot be given back.');
  const unused = { refundId: undefined, requestId: undefined, amount: undefined };
  const decision = { reason: 'paid_twice', note: 'Paid although replaced', grantedBy } as const;
  return grantRefund(tx, { ...unused, ...decision, orderId, intoWallet: true }, at);
};
