import { eventually } from '@sargam/chassis/testing';
import type { PrepareScenario } from '../crash-at-every-await.ts';
import { type CrashContext, giftValue } from '../crash-context.ts';
import { expectRows } from '../expect-rows.ts';
import {
  expectHoldAndCoupon,
  expectPaidOnce,
  findOrder,
  type OrderRow,
  readWalletBalance,
} from '../order-rows.ts';
import { payWithWalletCouponAndCard, placeFreeOrder } from './orders.ts';

/** Card payment of an order that also holds wallet money and a coupon. */
export const prepareCardSettlement =
  (context: CrashContext): PrepareScenario =>
  async () => {
    const { student, order, fields } = await payWithWalletCouponAndCard(context);
    return {
      run: () => student.calls.commerce.notifyPayment({ fields }),
      expectConsistent: async () => expectSettled(context, await findOrder(context.databases, order.id)),
      // The browser returns with the same form.
      expectRetryWorks: async () => {
        await student.calls.commerce.returnFromGateway({ fields });
        await expectSettled(context, await findOrder(context.databases, order.id));
      },
    };
  };

/** Confirmation of an order that wallet and coupon pay in full. */
export const prepareFreeSettlement =
  (context: CrashContext): PrepareScenario =>
  async () => {
    const { student, orderId } = await placeFreeOrder(context);
    const confirm = () => student.calls.commerce.confirmFreeOrder({ orderId });
    return {
      run: confirm,
      // The order is unpaid with its hold, or paid; nothing in between.
      expectConsistent: async () => {
        const now = await findOrder(context.databases, orderId);
        if (now.state !== 'created') return expectSettled(context, now);
        await expectHoldAndCoupon(context.databases, now, ['held', 'reserved']);
        expect(await readWalletBalance(context.databases, student.id)).toEqual({
          available: 0n,
          held: giftValue,
        });
      },
      expectRetryWorks: async () => {
        await confirm();
        await eventually(async () => expectSettled(context, await findOrder(context.databases, orderId)));
      },
    };
  };

/** Expects one payment, enrolment and earning, a captured hold, a spent coupon use and an empty cart. */
export const expectSettled = async (context: CrashContext, booked: OrderRow): Promise<void> => {
  const { databases } = context;
  const { id, student_id: student, ...sale } = booked;
  expect(sale.state).toBe('paid');
  await expectPaidOnce(context, id, BigInt(sale.payable));
  expect(await databases.countSettlements(id)).toBe(sale.payable === '0' ? 0 : 1);
  await expectHoldAndCoupon(databases, booked, ['captured', 'committed']);
  expect((await readWalletBalance(databases, student)).held).toBe(0n);
  await expectRows(
    databases,
    'commerce',
    'select course_id from cart_lines where student_id = $1',
    student,
    [],
  );
  await expectRows(databases, 'learning', 'select revoked_at from grants where order_id = $1', id, [
    { revoked_at: null },
  ]);
  await expectRows(
    databases,
    'learning',
    "select version, refunded_at, periods -> 0 ->> 'orderId' as order from access where order_id = $1",
    id,
    [{ version: '1', refunded_at: null, order: id }],
  );
  await expectRows(databases, 'learning', 'select order_id from enrolments where student_id = $1', student, [
    { order_id: id },
  ]);
  await expectRows(databases, 'payouts', 'select net::text as net from earnings where order_id = $1', id, [
    { net: String(BigInt(sale.wallet_used) + BigInt(sale.received)) },
  ]);
};
