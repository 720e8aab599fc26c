import { newId } from '@sargam/chassis/ids';
import { eventually } from '@sargam/chassis/testing';
import { RefundReason } from '@sargam/proto/commerce/v1/refund';
import type { Student } from '../../shop/student.ts';
import type { CrashScenario, PrepareScenario } from '../crash-at-every-await.ts';
import { type CrashContext, giftValue } from '../crash-context.ts';
import { expectRows } from '../expect-rows.ts';
import { expectHoldAndCoupon, findOrder, readWalletBalance } from '../order-rows.ts';
import { expectRefund } from '../refund-rows.ts';
import { payWithWalletCouponAndCard, placeFreeOrder } from './orders.ts';
import { expectSettled } from './settle.ts';

/** Refund of an order paid by wallet, coupon and card: each part is refunded to its source. */
export const prepareCardRefund =
  (context: CrashContext): PrepareScenario =>
  async () => {
    const { student, order, fields } = await payWithWalletCouponAndCard(context);
    await student.calls.commerce.returnFromGateway({ fields });
    return refundScenario(context, student, order.id);
  };

/** Refund of an order paid by wallet and coupon, without a card refund. */
export const prepareFreeRefund =
  (context: CrashContext): PrepareScenario =>
  async () => {
    const { student, orderId } = await placeFreeOrder(context);
    await student.calls.commerce.confirmFreeOrder({ orderId });
    return refundScenario(context, student, orderId);
  };

const refundScenario = async (
  context: CrashContext,
  student: Student,
  orderId: string,
): Promise<CrashScenario> => {
  const { databases, admin } = context;
  await eventually(async () => expectSettled(context, await findOrder(databases, orderId)));
  const refundId = newId();
  const reason = RefundReason.REFUND_REASON_NO_ACCESS;
  const grant = () => admin.refunds.grantRefund({ refundId, orderId, reason, note: 'Test' });
  const expectConsistent = async () => {
    const now = await findOrder(databases, orderId);
    // The grant did not arrive.
    if (now.state === 'paid') {
      await expectRefund(context, { order_id: orderId }, undefined);
      return expectSettled(context, now);
    }
    expect(now).toMatchObject({ state: 'refunded', refunded: sum(now.wallet_used, now.payable) });
    const expected = { id: refundId, wallet: now.wallet_used, card: now.payable };
    await expectRefund(context, { order_id: orderId }, expected);
    await expectHoldAndCoupon(databases, now, ['captured', 'committed']);
    expect(await readWalletBalance(databases, student.id)).toEqual({ available: giftValue, held: 0n });
    await expectAccessEnded(context, student, orderId);
    await expectEarningsReversed(context, orderId);
  };
  return {
    run: grant,
    expectConsistent,
    expectRetryWorks: async () => {
      await grant();
      expect((await findOrder(databases, orderId)).state).toBe('refunded');
      await expectConsistent();
    },
  };
};

const sum = (one: string, other: string): string => String(BigInt(one) + BigInt(other));

const expectAccessEnded = async (
  { databases }: CrashContext,
  student: Student,
  orderId: string,
): Promise<void> => {
  await expectRows(
    databases,
    'learning',
    'select revoked_at is not null as revoked from grants where order_id = $1',
    orderId,
    [{ revoked: true }],
  );
  await expectRows(
    databases,
    'learning',
    'select version, refunded_at is not null as refunded from access where order_id = $1',
    orderId,
    [{ version: '2', refunded: true }],
  );
  await expectRows(
    databases,
    'learning',
    'select ends_at <= now() as over from enrolments where student_id = $1',
    student.id,
    [{ over: true }],
  );
};

/** Expects one reversal of the whole earning. */
const expectEarningsReversed = async ({ databases }: CrashContext, orderId: string): Promise<void> => {
  await expectRows(
    databases,
    'payouts',
    `select e.net + r.share + r.platform = 0 as fully_reversed from earnings e join reversals r on r.earning_id = e.id
        where e.order_id = $1`,
    orderId,
    [{ fully_reversed: true }],
  );
};
