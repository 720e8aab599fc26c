import { type EventMeta, toHandlers } from '@sargam/chassis/kafka';
import { type RandomInteger, seededRandom } from '@sargam/chassis/property-testing';
import { openDatabase } from '@sargam/chassis/sql';
import { waitForLock } from '@sargam/chassis/testing';
import { CourseChanged, InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { type Order, OrderState } from '@sargam/proto/commerce/v1/order';
import { sql } from 'kysely';
import type { PayoutsDatabase, Tables } from '../src/database.ts';
import { courseEvents, handleCourseEvents } from '../src/earnings/course-events.ts';
import { handleInstructorEvents, instructorEvents } from '../src/earnings/instructor-events.ts';
import { handleOrderEvents, orderEvents } from '../src/orders/order-events.ts';
import { updateTotals } from '../src/totals/total-store.ts';
import { buildLine, buildOrder, startTestSystem, type TestSystem } from './test-system.ts';

const instructorEventHandlers = toHandlers(instructorEvents, handleInstructorEvents);
const courseEventHandlers = toHandlers(courseEvents, handleCourseEvents);
const orderEventHandlers = toHandlers(orderEvents, handleOrderEvents);

let system: TestSystem;
let database: PayoutsDatabase;
beforeAll(async () => {
  system = await startTestSystem();
  database = await openDatabase<Tables>(system.suite.service);
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

/** The sums of all rows, by scope, key and day. */
const expectedTotals = sql`
  select 'order' as scope, state as key, dhaka_day(created_at) as day, 1 as count, payable as paid,
    case when paid_at is null then 0 else received - card_refunded end as net, 0 as share, 0 as platform
  from orders
  union all
  select scope, key, dhaka_day(sold_at), 1, paid, net, coalesce(share, 0), coalesce(platform, 0)
  from earnings, lateral (values ('instructor', instructor_id), ('course', course_id), ('category', category)) as scopes (scope, key)
  union all
  select scope, key, dhaka_day(granted_at), 0, 0, r.share + r.platform, r.share, r.platform
  from reversals r join earnings on earnings.id = earning_id join refunds on refunds.id = refund_id,
    lateral (values ('instructor', instructor_id), ('course', course_id), ('category', category)) as scopes (scope, key)
`;

/** The totals that differ from the sums of the rows. */
const findDifferences = async (): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    with single as (${expectedTotals}),
    expected as (
      select scope, key, day, sum(count) as count, sum(paid) as paid, sum(net) as net, sum(share) as share, sum(platform) as platform
      from (select * from single where scope <> 'course'
        union all select scope, key, 'infinity', count, paid, net, share, platform from single) as every_day
      group by scope, key, day
    )
    select * from (
      select scope, key, day, count, paid, net, share, platform from current_totals where scope <> 'course' or day = 'infinity'
    ) as found full join expected using (scope, key, day)
    where (coalesce(found.count, 0), coalesce(found.paid, 0), coalesce(found.net, 0), coalesce(found.share, 0), coalesce(found.platform, 0))
      <> (coalesce(expected.count, 0), coalesce(expected.paid, 0), coalesce(expected.net, 0), coalesce(expected.share, 0), coalesce(expected.platform, 0))
  `.execute(database.db);
  return rows;
};

/** What is due by the totals and the payouts, where `dues` has another amount. */
const findWrongDues = async (): Promise<readonly unknown[]> => {
  const { rows } = await sql`
    select * from (
      select key as instructor_id, share - coalesce(settled, 0) as due
      from totals left join settled_totals on instructor_id = key where scope = 'instructor' and day = 'infinity'
    ) as expected full join dues using (instructor_id) where dues.due is distinct from expected.due
  `.execute(database.db);
  return rows;
};

const day = 86_400_000;
const start = Date.parse('2026-01-15T20:00:00Z');
const keys = ['a', 'b', 'c'] as const;
const metaAt = (at: Date) => ({ occurredAt: at }) as EventMeta;

type Step = () => Promise<void>;

/** Publishes nothing: runs the handlers of random events, in random order and some of them twice. */
const randomHistory = (draw: RandomInteger, run: number): Step[] => {
  const pick = () => keys[draw(keys.length)] ?? 'a';
  const someTime = () => new Date(start + draw(90 * day));
  const handle =
    (work: (tx: Parameters<Parameters<PayoutsDatabase['transaction']>[0]>[0]) => Promise<void>) => () =>
      database.transaction(work);
  const steps: Step[] = [];
  for (let version = 1; version <= 3; version += 1) {
    const { changed: term } = instructorEventHandlers;
    const instructor = InstructorEvent.fromPartial({
      event: {
        $case: 'changed',
        value: { version, instructor: { id: `i-${run}-${pick()}`, sharePercent: draw(101) } },
      },
    }).event?.value;
    const category = ['Guitar', 'Drums', 'Piano & Keyboard'][draw(3)] ?? '';
    const course = CourseChanged.fromPartial({
      course: {
        version,
        summary: { id: `c-${run}-${pick()}`, category, standard: { pricePoisha: 100n } },
      },
    });
    const at = someTime();
    if (instructor) steps.push(handle((tx) => term(instructor, metaAt(at), tx)));
    steps.push(handle((tx) => courseEventHandlers.changed(course, metaAt(at), tx)));
  }
  for (let number = 0; number < 8; number += 1) {
    const at = someTime();
    const lines = [
      buildLine(`c-${run}-${pick()}`, `i-${run}-${pick()}`, { payablePoisha: BigInt(1 + draw(100_000)) }),
    ];
    const order = buildOrder(`o-${run}-${number}`, lines, { createdAt: at, paidAt: at });
    steps.push(
      handle((tx) =>
        orderEventHandlers.paid({ order, imported: false, returnableUntil: undefined }, metaAt(at), tx),
      ),
    );
    if (draw(2) === 0) steps.push(...randomRefunds(draw, order, handle));
    if (draw(3) === 0) {
      const placed: Order = {
        ...order,
        id: `p-${run}-${number}`,
        paidAt: undefined,
        state: OrderState.ORDER_STATE_CREATED,
      };
      steps.push(handle((tx) => orderEventHandlers.placed({ order: placed }, metaAt(at), tx)));
      const closed: Order = { ...placed, state: OrderState.ORDER_STATE_EXPIRED };
      steps.push(handle((tx) => orderEventHandlers.closed({ order: closed, closedAt: at }, metaAt(at), tx)));
    }
  }
  const repeated = [...steps, ...steps.filter(() => draw(3) === 0)];
  return repeated
    .map((step) => ({ step, place: draw(1_000) }))
    .sort((x, y) => x.place - y.place)
    .map(({ step }) => step);
};

const randomRefunds = (
  draw: RandomInteger,
  order: Order,
  handle: (work: (tx: Parameters<Parameters<PayoutsDatabase['transaction']>[0]>[0]) => Promise<void>) => Step,
): Step[] => {
  const half = order.payablePoisha / 2n;
  const at = new Date(start + draw(90 * day));
  const parts =
    draw(2) === 0
      ? ([
          [0n, half],
          [half, order.payablePoisha],
        ] as const)
      : ([[0n, order.payablePoisha]] as const);
  return parts.map(([before, after], index) => {
    const full = after === order.payablePoisha;
    const state = full ? OrderState.ORDER_STATE_REFUNDED : OrderState.ORDER_STATE_PARTLY_REFUNDED;
    const amount = after - before;
    const refunded = OrderEvent.fromPartial({
      event: {
        $case: 'refunded',
        value: {
          order: { ...order, state, refundedPoisha: after },
          refund: {
            id: `${order.id}-r${index}`,
            orderId: order.id,
            amountPoisha: amount,
            cardPoisha: amount,
            decidedAt: at,
          },
          refundedBeforePoisha: before,
          full,
        },
      },
    }).event?.value;
    if (!refunded || !('refundedBeforePoisha' in refunded)) throw new Error('no refund');
    return handle((tx) => orderEventHandlers.refunded(refunded, metaAt(at), tx));
  });
};

it('after random histories with refunds and repeats the totals are the sums of the rows, added or not', async () => {
  const draw = seededRandom(15);
  for (let run = 0; run < 12; run += 1) {
    for (const step of randomHistory(draw, run)) await step();
    expect(await findDifferences()).toEqual([]);
    if (run % 3 === 0) await updateTotals(database.db);
    expect(await findDifferences()).toEqual([]);
  }
  await updateTotals(database.db);
  expect(await findDifferences()).toEqual([]);
  expect(await findWrongDues()).toEqual([]);
}, 60_000);

it('concurrent events and replicas add every change once', async () => {
  const draw = seededRandom(16);
  const steps = [100, 101, 102].flatMap((run) => randomHistory(draw, run));
  const adding = steps.map(() => () => updateTotals(database.db));
  await Promise.all([...steps, ...adding].map((step) => step()));
  await updateTotals(database.db);
  expect(await findDifferences()).toEqual([]);
  const { rows } = await sql`select 1 from total_changes`.execute(database.db);
  expect(rows).toEqual([]);
  expect(await findWrongDues()).toEqual([]);
}, 60_000);

it('a reversal that waits for a change of the category counts in the new category', async () => {
  const order = buildOrder('o-wait', [buildLine('c-wait', 'i-wait')]);
  await system.publishInstructor('i-wait', 50);
  await system.publishOrder(order, 'paid');
  await system.sales('i-wait', 1);
  const changed = Promise.withResolvers<void>();
  const committed = database.transaction(async (tx) => {
    await tx.updateTable('earnings').set({ category: 'Drums' }).where('order_id', '=', order.id).execute();
    changed.resolve();
    await waitForLock(database.db);
  });
  await changed.promise;
  await system.refund('r-wait', order, 40_000n);
  await committed;
  await system.suite.eventually(async () =>
    expect((await system.sales('i-wait', 1)).sales[0]?.reversedSharePoisha).toBe(19_500n),
  );
  expect(await findDifferences()).toEqual([]);
});
