import type { Tx } from '@sargam/chassis/sql';
import { type Order, stateAfter as orderStateAfter } from '../orders/order.ts';
import { saveTransition } from '../orders/order-store.ts';
import { findPaidAttempts } from '../payments/payment-store.ts';
import { reverseReferral } from '../referrals/reverse-referral.ts';
import type { Tables } from '../tables.ts';
import {
  buildGrantedRefund,
  findRepeatedGrant,
  type GrantRefund,
  lockOrderToRefund,
} from './build-granted-refund.ts';
import { issueRefundCreditNote } from './credit-note.ts';
import { type Refund, refundableAmount } from './refund.ts';
import { publishOrderRefunded } from './refund-events.ts';
import { saveGrantedRefund } from './refund-payment.ts';

/**
 * Gives back all or a part of what was paid for an order, split as it was paid (decision M13). One transaction: the
 * order, the student's wallet, what is owed to their card, and the event. Two admins at once take turns at the order.
 */
export const grantRefund = async (tx: Tx<Tables>, wanted: GrantRefund, at: Date): Promise<Refund> => {
  const order = await lockOrderToRefund(tx, wanted);
  const known = await findRepeatedGrant(tx, order, wanted);
  if (known) return known;
  const refund = await buildGrantedRefund(tx, order, wanted, at);
  const state = orderStateAfter(
    order.state,
    refund.amount === refundableAmount(order) ? 'refundAll' : 'refundPart',
  );
  if (!state) throw new Error(`an order that is ${order.state} has nothing to give back`);
  const after: Order = { ...order, state, refunded: order.refunded + refund.amount };
  await saveTransition(tx, after, {
    action: state === 'refunded' ? 'refundAll' : 'refundPart',
    actor: wanted.admin,
    reason: reasonText(refund),
    at,
  });
  const [paid] = await findPaidAttempts(tx, refund.bill, 'paid');
  const granted = await saveGrantedRefund(tx, refund, { from: 'sales', through: paid?.payment.tranId, at });
  if (state === 'refunded') await reverseReferral(tx, after, at);
  const noted =
    order.invoiceNumber === '' ? granted : await issueRefundCreditNote(tx, granted, { order: after }, at);
  await publishOrderRefunded(tx, after, noted, order.refunded);
  return noted;
};

const reasonText = ({ reason, note, amount }: Refund): string =>
  [`${amount} poisha`, reason, note].filter(Boolean).join(': ');
