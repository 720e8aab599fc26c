import type { Topic } from '@sargam/chassis/kafka';
import type { RandomInteger } from '@sargam/chassis/property-testing';
import type { ServiceUnderTest } from '@sargam/chassis/testing';
import { CourseEvent, InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { type Order, OrderState } from '@sargam/proto/commerce/v1/order';
import { courseEvents } from '../src/earnings/course-events.ts';
import { instructorEvents } from '../src/earnings/instructor-events.ts';
import { orderEvents } from '../src/orders/order-events.ts';
import { buildLine, buildOrder } from './test-system.ts';

/** Publishes an event, sometimes with a repeated delivery or a second event of the same content. Returns the ids. */
export type Publication = (suite: ServiceUnderTest<unknown>) => Promise<readonly string[]>;

const publication =
  <E>(draw: RandomInteger, topic: Topic<E>, key: string, event: E): Publication =>
  async (suite) => {
    const id = await suite.publish(topic, key, event);
    if (draw(5) === 0) await suite.publish(topic, key, event, { id });
    return draw(5) === 0 ? [id, await suite.publish(topic, key, event)] : [id];
  };

const numbers = [1, 2, 3, 4];
const categories = ['Guitar', 'Drums', ''];

/** The first versions leave out an instructor and a course, whose sales are split and categorised later. */
export const randomTerms = (draw: RandomInteger, version: number): Publication[] =>
  numbers
    .filter((number) => version > 1 || number < 4)
    .flatMap((number) => {
      const instructor = { id: `ri${number}`, sharePercent: draw(101) };
      const summary = {
        id: `rc${number}`,
        instructorId: instructor.id,
        category: categories[draw(3)] ?? '',
        standard: { pricePoisha: BigInt(draw(1000)) },
      };
      return [
        publication(
          draw,
          instructorEvents,
          instructor.id,
          InstructorEvent.fromPartial({ event: { $case: 'changed', value: { version, instructor } } }),
        ),
        publication(
          draw,
          courseEvents,
          summary.id,
          CourseEvent.fromPartial({ event: { $case: 'changed', value: { course: { version, summary } } } }),
        ),
      ];
    });

const day = 86_400_000;

/** An order of a course and perhaps a bundle, paid by card and wallet, now or in the last ninety days. */
const randomOrder = (draw: RandomInteger, id: string): Order => {
  const number = numbers[draw(4)] ?? 1;
  const amounts = () => ({ payablePoisha: BigInt(1 + draw(100_000)), walletPoisha: BigInt(draw(1000)) });
  const single = buildLine(`rc${number}`, `ri${number}`, amounts());
  const bundle = buildLine('rbundle', '', { ...amounts(), bundleCourseIds: ['rc1', 'rc2', 'rc3'] });
  const lines = draw(3) === 0 ? [single, bundle] : [single];
  const at = new Date(Date.now() - (draw(2) === 0 ? 0 : draw(90 * day)));
  const walletUsedPoisha = lines.reduce((sum, { walletPoisha }) => sum + walletPoisha, 0n);
  return buildOrder(id, lines, { createdAt: at, paidAt: at, walletUsedPoisha });
};

const stateOf = (order: Order, state: Order['state'], paidAt = order.paidAt): Order => ({
  ...order,
  state,
  paidAt,
});

/** Two refunds, of a part and of another part or the rest. */
const randomRefunds = (draw: RandomInteger, order: Order): OrderEvent[] => {
  const total = order.payablePoisha + order.walletUsedPoisha;
  const half = BigInt(draw(Number(total)));
  const end = draw(2) === 0 ? total : half + (total - half) / 3n;
  const parts = [
    [0n, half],
    [half, end],
  ] as const;
  return parts.map(([before, after], index) => {
    const full = after === total;
    const state = full ? OrderState.ORDER_STATE_REFUNDED : OrderState.ORDER_STATE_PARTLY_REFUNDED;
    const amounts = { amountPoisha: after - before, cardPoisha: (after - before) / 2n };
    const refund = { id: `${order.id}-${index}`, orderId: order.id, ...amounts };
    const refunded = { ...stateOf(order, state), refundedPoisha: after };
    return OrderEvent.fromPartial({
      event: {
        $case: 'refunded',
        value: { order: refunded, refund, refundedBeforePoisha: before, full },
      },
    });
  });
};

const eventsOf = (draw: RandomInteger, order: Order): OrderEvent[] => {
  const unpaid = { ...order, paidAt: undefined };
  const placed = stateOf(unpaid, OrderState.ORDER_STATE_CREATED);
  const closed = stateOf(unpaid, OrderState.ORDER_STATE_EXPIRED);
  const isPaid = draw(4) > 0;
  const end = isPaid
    ? OrderEvent.fromPartial({ event: { $case: 'paid', value: { order } } })
    : OrderEvent.fromPartial({ event: { $case: 'closed', value: { order: closed } } });
  return [
    OrderEvent.fromPartial({ event: { $case: 'placed', value: { order: placed } } }),
    end,
    ...(isPaid && draw(3) > 0 ? randomRefunds(draw, order) : []),
  ];
};

/** The events of orders, each order in sequence and the orders mixed. */
export const randomOrders = (draw: RandomInteger, prefix: string, count: number): Publication[] =>
  Array.from({ length: count }, (_, number) => randomOrder(draw, `${prefix}${number}`))
    .flatMap((order) => {
      const place = draw(1000);
      return eventsOf(draw, order).map((event, index) => ({
        order,
        event,
        place: place + index * draw(1000),
      }));
    })
    .map((each, index, all) => {
      const earlier = all.slice(0, index).findLast(({ order }) => order === each.order);
      each.place = Math.max(each.place, earlier?.place ?? 0);
      return each;
    })
    .sort((one, other) => one.place - other.place)
    .map(({ order, event }) => publication(draw, orderEvents, order.id, event));
