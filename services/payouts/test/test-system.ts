import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { CourseEvent, InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { type Order, type OrderLine, OrderState, PurchaseKind } from '@sargam/proto/commerce/v1/order';
import { Tier } from '@sargam/proto/common/v1/offer';
import { UserEvent } from '@sargam/proto/identity/v2/events';
import { PayoutsServiceDefinition } from '@sargam/proto/payouts/v1/payouts';
import { type PayoutsSettings, settings } from '../src/config.ts';
import { courseEvents } from '../src/earnings/course-events.ts';
import { instructorEvents } from '../src/earnings/instructor-events.ts';
import { orderEvents } from '../src/orders/order-events.ts';
import { userEvents } from '../src/people/user-events.ts';
import { startPayouts } from '../src/start.ts';

export const allTime = { from: new Date(0), until: new Date('2100-01-01') };

/** Starts the service, with functions that publish the events of other services. */
export const startTestSystem = async () => {
  const suite: ServiceUnderTest<PayoutsSettings> = await startTestService(import.meta.dirname, {
    settings,
    start: startPayouts,
  });
  const as = (role: string, claims: Record<string, string> = {}) =>
    suite.as({ subject: role, roles: [role], claims }).client(PayoutsServiceDefinition);
  const teacher = (instructor: string) => as('instructor', { instructor });

  return {
    suite,
    as,
    teacher,
    publishOrder: (order: Order, $case: 'placed' | 'paid') =>
      suite.publish(orderEvents, order.id, {
        event:
          $case === 'paid'
            ? { $case, value: { order, imported: false, returnableUntil: undefined } }
            : { $case, value: { order } },
      }),
    /** Publishes a refund of `amount` to the card; `before` is the sum of the earlier refunds of the order. */
    refund: (id: string, order: Order, amount: bigint, before = 0n) => {
      const refundedPoisha = before + amount;
      const full = refundedPoisha === order.walletUsedPoisha + order.payablePoisha;
      const state = full ? OrderState.ORDER_STATE_REFUNDED : OrderState.ORDER_STATE_PARTLY_REFUNDED;
      return suite.publish(
        orderEvents,
        order.id,
        OrderEvent.fromPartial({
          event: {
            $case: 'refunded',
            value: {
              order: { ...order, state, refundedPoisha },
              refund: { id, orderId: order.id, amountPoisha: amount, cardPoisha: amount },
              refundedBeforePoisha: before,
              full,
            },
          },
        }),
      );
    },
    publishPerson: (id: string, name: string) =>
      suite.publish(
        userEvents,
        id,
        UserEvent.fromPartial({
          event: { $case: 'signedUp', value: { person: { id, name, email: `${id}@x.yz` } } },
        }),
      ),
    publishInstructor: (id: string, sharePercent: number, version = 1) =>
      suite.publish(
        instructorEvents,
        id,
        InstructorEvent.fromPartial({
          event: { $case: 'changed', value: { version, instructor: { id, sharePercent } } },
        }),
      ),
    publishCourse: (id: string, instructorId: string, pricePoisha: bigint, version = 1) =>
      suite.publish(
        courseEvents,
        id,
        CourseEvent.fromPartial({
          event: {
            $case: 'changed',
            value: { course: { version, summary: { id, instructorId, standard: { pricePoisha } } } },
          },
        }),
      ),
    /** An instructor's sales; waits until there are `count` of them. */
    sales: (instructorId: string, count: number) =>
      suite.eventually(async () => {
        const answer = await teacher(instructorId).listInstructorSales({ instructorId, ...allTime });
        expect(answer.sales).toHaveLength(count);
        return answer;
      }),
  };
};

export type TestSystem = Awaited<ReturnType<typeof startTestSystem>>;

export const buildLine = (
  courseId: string,
  instructorId: string,
  change: Partial<OrderLine> = {},
): OrderLine => ({
  courseId,
  title: { en: `Course ${courseId}`, bn: 'কোর্স' },
  instructorId,
  offer: { tier: Tier.TIER_SILVER, pricePoisha: 100_000n, oldPricePoisha: 0n, validityDays: 30 },
  bundleCourseIds: [],
  walletPoisha: 0n,
  discountPoisha: 0n,
  payablePoisha: 100_000n,
  kind: PurchaseKind.PURCHASE_KIND_NEW,
  upgradesOrderId: '',
  tierPricePoisha: 100_000n,
  ...change,
});

export const buildOrder = (id: string, lines: OrderLine[], change: Partial<Order> = {}): Order => {
  const paidAt = new Date('2026-11-20T10:00:00Z');
  const payable = lines.reduce((sum, line) => sum + line.payablePoisha, 0n);
  return {
    id,
    studentId: 's1',
    placedBy: 's1',
    state: OrderState.ORDER_STATE_PAID,
    lines,
    subtotalPoisha: payable,
    walletUsedPoisha: 0n,
    couponCode: '',
    couponPercent: 0,
    discountPoisha: 0n,
    roundingPoisha: 0n,
    payablePoisha: payable,
    createdAt: paidAt,
    paidAt,
    expiresAt: undefined,
    receivedPoisha: (payable * 975n) / 1000n,
    method: 'BKASH-BKash',
    withoutWallet: false,
    refundedPoisha: 0n,
    invoiceNumber: '',
    refunds: [],
    refundReasons: [],
    paymentUndecidedUntil: undefined,
    returnableUntil: undefined,
    boughtInLaterOrder: false,
    ...change,
  };
};
