import type { Tx } from '@sargam/chassis/sql';
import { type Order, stateAfter as orderStateAfter } from '../orders/order.ts';
import { keepStep } from '../orders/order-store.ts';
import { paidAttempts } from '../payments/payment-store.ts';
import { reverseReferral } from '../referrals/reverse-referral.ts';
import type { Tables } from '../tables.ts';
import { noteCredit } from './credit-note.ts';
import { decideRefund, type GrantRefund, lockOrderOf, repeatOf } from './decide-refund.ts';
import { keepGranted } from './give-back.ts';
import { leftOf, type Refund } from './refund.ts';
import { announceRefunded } from './refund-events.ts';

/**
 * Gives back all or a part of what was paid for an order, split as it was paid (decision M13). One transaction: the
 * order, the student's wallet, what is owed to their card, and the event. Two admins at once take turns at the order.
 */
export const grantRefund = async (tx: Tx<Tables>, wanted: GrantRefund, at: Date): Promise<Refund> => {
  const order = await lockOrderOf(tx, wanted);
  const known = await repeatOf(tx, order, wanted);
  if (known) return known;
  const refund = await decideRefund(tx, order, wanted, at);
  const state = orderStateAfter(order.state, refund.amount === leftOf(order) ? 'refundAll' : 'refundPart');
  if (!state) throw new Error(`an order that is ${order.state} has nothing to give back`);
  const after: Order = { ...order, state, refunded: order.refunded + refund.amount };
  await keepStep(tx, after, {
    action: state === 'refunded' ? 'refundAll' : 'refundPart',
    actor: wanted.admin,
    reason: reasonText(refund),
    at,
  });
  const [paid] = await paidAttempts(tx, refund.of, 'paid');
  const granted = await keepGranted(tx, refund, { from: 'sales', through: paid?.payment.tranId, at });
  if (state === 'refunded') await reverseReferral(tx, after, at);
  const noted = order.invoiceNumber === '' ? granted : await noteCredit(tx, granted, { order: after }, at);
  await announceRefunded(tx, after, noted, order.refunded);
  return noted;
};

const reasonText = ({ reason, note, amount }: Refund): string =>
  [`${amount} poisha`, reason, note].filter(Boolean).join(': ');
