import { newId } from '@sargam/chassis/ids';
import { OrderState } from '@sargam/proto/commerce/v1/order';
import { RefundReason } from '@sargam/proto/commerce/v1/refund';
import type { Household, Town, UnderReview } from '../town.ts';

const reasons = [
  RefundReason.REFUND_REASON_PAID_TWICE,
  RefundReason.REFUND_REASON_NO_ACCESS,
  RefundReason.REFUND_REASON_WRONG_AMOUNT,
  RefundReason.REFUND_REASON_BROKEN,
];
const refundable: readonly OrderState[] = [
  OrderState.ORDER_STATE_PAID,
  OrderState.ORDER_STATE_PARTLY_REFUNDED,
];

/** An admin gives back all or a part of something sold, now and then because the student asked. */
export const refund = async (house: Household): Promise<string> => {
  const { town, chance, sold } = house;
  if (chance.percent(10)) return refundFriend(house);
  const bought = chance.pick(sold);
  if (!bought) return 'nothing sold';
  const { student, id: orderId } = bought;
  const reason = chance.pick(reasons) ?? RefundReason.REFUND_REASON_BROKEN;
  const order = await student.calls.commerce.getOrder({ orderId });
  const left = order.walletUsedPoisha + order.payablePoisha - order.refundedPoisha;
  if (!refundable.includes(order.state) || left === 0n) return 'not paid';
  const asked = chance.percent(25)
    ? await student.calls.refunds.askForRefund({ orderId, reason, note: 'It does not open' })
    : undefined;
  if (asked && chance.percent(30)) {
    await town.admin.refunds.declineRefund({ refundId: asked.id, answer: 'It opens now' });
    return 'declined';
  }
  const whole = chance.percent(30);
  const part = 1n + BigInt(chance.below(Number(left)));
  await town.admin.refunds.grantRefund({
    ...(asked ? { requestId: asked.id } : { refundId: newId(), orderId }),
    amountPoisha: whole ? 0n : part,
    reason,
    note: '',
  });
  return whole || part === left ? 'whole' : 'part';
};

/** Gives back what somebody was rewarded for that a friend of theirs bought it. */
const refundFriend = async ({ town, chance }: Household): Promise<string> => {
  const earned = await town.books.ask<{ order_id: string }>(
    'commerce',
    `select order_id from referrals where state = 'earned'`,
  );
  const orderId = chance.pick(earned)?.order_id;
  if (!orderId) return 'no friend has bought';
  await town.admin.refunds.grantRefund({
    ...{ refundId: newId(), orderId, amountPoisha: 0n, note: '' },
    reason: RefundReason.REFUND_REASON_BROKEN,
  });
  return 'of a friend';
};

export const resolve = (
  { admin }: Pick<Town, 'admin'>,
  { of, id }: UnderReview,
  accept: boolean,
): Promise<unknown> => {
  const decision = { accept, reason: 'Looked at' };
  return of === 'order'
    ? admin.refunds.resolveReview({ orderId: id, ...decision })
    : admin.charges.resolveChargeReview({ reference: id, ...decision });
};

/** An admin takes a risky payment, or sends it back. */
export const review = async ({ town, chance, risky }: Household): Promise<string> => {
  const waiting = chance.take(risky);
  if (!waiting) return 'nothing risky';
  const accept = chance.percent(60);
  await resolve(town, waiting, accept);
  return accept ? 'accepted' : 'refused';
};
