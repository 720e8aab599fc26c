import { newId } from '@sargam/chassis/ids';
import { eventually } from '@sargam/chassis/testing';
import { RefundReason } from '@sargam/proto/commerce/v1/refund';
import { courseIds } from '../../market/shelf.ts';
import { order, orderEnded, putInCart, type Student } from '../../market/student.ts';
import type { Deed, Prepare } from '../kill-at-every-await.ts';
import { bookedOrder, expectTaken, purseOf } from '../order-books.ts';
import { expectRefund } from '../refund-books.ts';
import { giftValue, type Stage, studentWithMoney } from '../stage.ts';
import { expectSettled } from './settle.ts';

const course = courseIds[1] ?? '';

/** Of an order that was paid by wallet, coupon and card: each part goes back where it came from. */
export const paymentRefunded =
  (stage: Stage): Prepare =>
  async () => {
    const wish = { coupon: stage.coupon };
    const student = await studentWithMoney(stage);
    const { order: placed, fields } = await orderEnded(stage.rig, student, course, 'pay-lose-ipn', wish);
    await student.calls.commerce.returnFromGateway({ fields });
    return refundOf(stage, student, placed.id);
  };

/** Of an order that wallet and voucher paid: there is no card to wait for. */
export const freeRefunded =
  (stage: Stage): Prepare =>
  async () => {
    const student = await studentWithMoney(stage);
    await putInCart(student, course);
    const { id: orderId } = await order(student, { coupon: stage.voucher });
    await student.calls.commerce.confirmFreeOrder({ orderId });
    return refundOf(stage, student, orderId);
  };

const refundOf = async (stage: Stage, student: Student, orderId: string): Promise<Deed> => {
  const { books, admin } = stage;
  await eventually(async () => expectSettled(stage, await bookedOrder(books, orderId)));
  const refundId = newId();
  const reason = RefundReason.REFUND_REASON_NO_ACCESS;
  const grant = () => admin.refunds.grantRefund({ refundId, orderId, reason, note: 'Test' });
  const whole = async () => {
    const now = await bookedOrder(books, orderId);
    // Nobody heard that it was granted.
    if (now.state === 'paid') {
      await expectRefund(stage, { order_id: orderId }, undefined);
      return expectSettled(stage, now);
    }
    expect(now).toMatchObject({ state: 'refunded', refunded: sum(now.wallet_used, now.payable) });
    const given = { id: refundId, wallet: now.wallet_used, card: now.payable };
    await expectRefund(stage, { order_id: orderId }, given);
    await expectTaken(books, now, ['captured', 'committed']);
    expect(await purseOf(books, student.id)).toEqual({ available: giftValue, held: 0n });
    await expectAccessEnded(stage, student, orderId);
    await expectEarningsReversed(stage, orderId);
  };
  return {
    act: grant,
    whole,
    later: async () => {
      await grant();
      expect((await bookedOrder(books, orderId)).state).toBe('refunded');
      await whole();
    },
  };
};

const sum = (one: string, other: string): string => String(BigInt(one) + BigInt(other));

const expectAccessEnded = async ({ books }: Stage, student: Student, orderId: string): Promise<void> => {
  expect(
    await books.ask('learning', 'select revoked_at is not null as revoked from grants where order_id = $1', [
      orderId,
    ]),
  ).toEqual([{ revoked: true }]);
  expect(
    await books.ask('learning', 'select ends_at <= now() as over from enrolments where student_id = $1', [
      student.id,
    ]),
  ).toEqual([{ over: true }]);
};

/** What the instructor and the platform had of it is taken back, by one refund. */
const expectEarningsReversed = async ({ books }: Stage, orderId: string): Promise<void> => {
  expect(
    await books.ask(
      'payouts',
      `select e.net + r.share + r.platform = 0 as gone from earnings e join reversals r on r.earning_id = e.id
        where e.order_id = $1`,
      [orderId],
    ),
  ).toEqual([{ gone: true }]);
};
