import { decideAccess } from '../access/decide-access.ts';
import { formatTaka } from '../money/taka-text.ts';
import { type Order, stateAfter as orderStateAfter } from '../orders/order.ts';
import { saveTransition } from '../orders/order-store.ts';
import { findPaidAttempts } from '../payments/payment-store.ts';
import { reverseReferral } from '../referrals/reverse-referral.ts';
import type { Tx } from '../tables.ts';
import {
  buildGrantedRefund,
  findRepeatedGrant,
  type GrantRefund,
  lockOrderToRefund,
} from './build-granted-refund.ts';
import { type Refund, type RefundDecision, refundableAmount } from './refund.ts';
import { publishOrderRefunded } from './refund-messages.ts';
import { issueRefundCreditNote, saveGrantedRefund } from './refund-payment.ts';

/**
 * Refunds all or a part of an order, split as it was paid (decision M13). One transaction changes the order, the student's access and
 * wallet, the amount owed to the card, and the outbox. The order's lock serializes concurrent admins.
 */
export const grantRefund = async (tx: Tx, grant: GrantRefund, at: Date): Promise<RefundDecision> => {
  const order = await lockOrderToRefund(tx, grant);
  const earlier = await findRepeatedGrant(tx, order, grant);
  if (earlier) return { refund: earlier, isRepeat: true };
  const refund = await buildGrantedRefund(tx, order, grant, at);
  const state = orderStateAfter(
    order.state,
    refund.amount === refundableAmount(order) ? 'refundAll' : 'refundPart',
  );
  if (!state) throw new Error(`order in state ${order.state} cannot be refunded`);
  const after: Order = { ...order, state, refunded: order.refunded + refund.amount };
  await saveTransition(tx, after, {
    action: state === 'refunded' ? 'refundAll' : 'refundPart',
    actor: grant.grantedBy,
    reason: reasonText(refund),
    at,
  });
  const [paid] = await findPaidAttempts(tx, refund.bill, 'paid');
  const granted = await saveGrantedRefund(tx, refund, { from: 'sales', through: paid?.payment.tranId, at });
  if (state === 'refunded') {
    await decideAccess(tx, after, { paidAt: order.paidAt ?? at, revokedAt: at });
    await reverseReferral(tx, after, at);
  }
  const documented =
    order.invoiceNumber === '' ? granted : await issueRefundCreditNote(tx, granted, { order: after }, at);
  await publishOrderRefunded(tx, after, documented, order.refunded);
  return { refund: documented, isRepeat: false };
};

const reasonText = ({ reason, note, amount }: Refund): string =>
  [`${formatTaka(amount)} taka`, reason, note].filter(Boolean).join(': ');
