import { eventually } from '@sargam/chassis/testing';
import { courseIds } from '../../market/shelf.ts';
import { order, orderEnded, putInCart } from '../../market/student.ts';
import type { Prepare } from '../kill-at-every-await.ts';
import { type BookedOrder, bookedOrder, expectPaidOnce, expectTaken, purseOf } from '../order-books.ts';
import { giftValue, type Stage, studentWithMoney } from '../stage.ts';

const course = courseIds[1] ?? '';

/** A payment at the gateway, for an order that holds wallet money and a coupon too. */
export const paymentSettled =
  (stage: Stage): Prepare =>
  async () => {
    const wish = { coupon: stage.coupon };
    const student = await studentWithMoney(stage);
    const { order: placed, fields } = await orderEnded(stage.rig, student, course, 'pay-lose-ipn', wish);
    return {
      act: () => student.calls.commerce.notifyPayment({ fields }),
      whole: async () => expectSettled(stage, await bookedOrder(stage.books, placed.id)),
      // Told a second time by the browser that comes back.
      later: async () => {
        await student.calls.commerce.returnFromGateway({ fields });
        await expectSettled(stage, await bookedOrder(stage.books, placed.id));
      },
    };
  };

/** An order of which wallet and voucher leave nothing to pay. */
export const freeSettled =
  (stage: Stage): Prepare =>
  async () => {
    const student = await studentWithMoney(stage);
    await putInCart(student, course);
    const { id: orderId } = await order(student, { coupon: stage.voucher });
    const confirm = () => student.calls.commerce.confirmFreeOrder({ orderId });
    return {
      act: confirm,
      // Nobody heard that it was confirmed, or it is paid: held or spent, and nothing between.
      whole: async () => {
        const now = await bookedOrder(stage.books, orderId);
        if (now.state !== 'created') return expectSettled(stage, now);
        await expectTaken(stage.books, now, ['held', 'reserved']);
        expect(await purseOf(stage.books, student.id)).toEqual({ available: 0n, held: giftValue });
      },
      later: async () => {
        await confirm();
        await eventually(async () => expectSettled(stage, await bookedOrder(stage.books, orderId)));
      },
    };
  };

/** Paid, enrolled and earned once; what was put aside is spent, nothing is held, and the cart is empty. */
export const expectSettled = async (stage: Stage, booked: BookedOrder): Promise<void> => {
  const { books } = stage;
  const { id, student_id: student, ...sale } = booked;
  expect(sale.state).toBe('paid');
  await expectPaidOnce(stage, id, BigInt(sale.payable));
  expect(await books.settlements(id)).toBe(sale.payable === '0' ? 0 : 1);
  await expectTaken(books, booked, ['captured', 'committed']);
  expect((await purseOf(books, student)).held).toBe(0n);
  expect(
    await books.ask('commerce', 'select course_id from cart_lines where student_id = $1', [student]),
  ).toEqual([]);
  expect(await books.ask('learning', 'select revoked_at from grants where order_id = $1', [id])).toEqual([
    { revoked_at: null },
  ]);
  expect(
    await books.ask('learning', 'select order_id from enrolments where student_id = $1', [student]),
  ).toEqual([{ order_id: id }]);
  expect(
    await books.ask('payouts', 'select net::text as net from earnings where order_id = $1', [id]),
  ).toEqual([{ net: String(BigInt(sale.wallet_used) + BigInt(sale.received)) }]);
};
