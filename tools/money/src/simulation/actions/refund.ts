import { newId } from '@sargam/chassis/ids';
import { OrderState } from '@sargam/proto/commerce/v1/order';
import { RefundReason } from '@sargam/proto/commerce/v1/refund';
import type { SimulatedClient, SimulationContext, UnderReview } from '../simulation-context.ts';

const reasons = [
  RefundReason.REFUND_REASON_PAID_TWICE,
  RefundReason.REFUND_REASON_NO_ACCESS,
  RefundReason.REFUND_REASON_WRONG_AMOUNT,
  RefundReason.REFUND_REASON_BROKEN,
];
const refundableStates: readonly OrderState[] = [
  OrderState.ORDER_STATE_PAID,
  OrderState.ORDER_STATE_PARTLY_REFUNDED,
];

/** An admin refunds a sold order in full or in part, sometimes after a request by the student. */
export const refund = async (client: SimulatedClient): Promise<string> => {
  const { context, random, soldOrders } = client;
  if (random.percent(10)) return refundReferredOrder(client);
  const bought = random.pick(soldOrders);
  if (!bought) return 'nothing sold';
  const { student, id: orderId } = bought;
  const reason = random.pick(reasons) ?? RefundReason.REFUND_REASON_BROKEN;
  const order = await student.calls.commerce.getOrder({ orderId });
  const refundable = order.walletUsedPoisha + order.payablePoisha - order.refundedPoisha;
  if (!refundableStates.includes(order.state) || refundable === 0n) return 'not paid';
  const requested = random.percent(25)
    ? await student.calls.refunds.requestRefund({ orderId, reason, note: 'It does not open' })
    : undefined;
  if (requested && random.percent(30)) {
    await context.admin.refunds.declineRefund({ refundId: requested.id, reason: 'It opens now' });
    return 'declined';
  }
  const whole = random.percent(30);
  const part = 1n + BigInt(random.integerBelow(Number(refundable)));
  await context.admin.refunds.grantRefund({
    ...(requested ? { requestId: requested.id } : { refundId: newId(), orderId }),
    amountPoisha: whole ? 0n : part,
    reason,
    note: '',
  });
  return whole || part === refundable ? 'whole' : 'part';
};

/** Refunds an order that earned a referral reward. */
const refundReferredOrder = async ({ context, random }: SimulatedClient): Promise<string> => {
  const earned = await context.databases.query<{ order_id: string }>(
    'commerce',
    `select order_id from referrals where state = 'earned'`,
  );
  const orderId = random.pick(earned)?.order_id;
  if (!orderId) return 'no friend has bought';
  await context.admin.refunds.grantRefund({
    refundId: newId(),
    orderId,
    amountPoisha: 0n,
    note: '',
    reason: RefundReason.REFUND_REASON_BROKEN,
  });
  return 'of a friend';
};

export const resolveOrderReview = (
  { admin }: Pick<SimulationContext, 'admin'>,
  { kind, id }: UnderReview,
  accept: boolean,
): Promise<unknown> => {
  const decision = { accept, reason: 'Reviewed' };
  return kind === 'order'
    ? admin.refunds.resolveOrderReview({ orderId: id, ...decision })
    : admin.charges.resolveChargeReview({ reference: id, ...decision });
};

/** An admin accepts or rejects a risky payment. */
export const review = async ({ context, random, riskyPayments }: SimulatedClient): Promise<string> => {
  const waiting = random.removeOne(riskyPayments);
  if (!waiting) return 'nothing risky';
  const accept = random.percent(60);
  await resolveOrderReview(context, waiting, accept);
  return accept ? 'accepted' : 'refused';
};
