import type { Order } from '@sargam/proto/commerce/v1/order';
import { enrolmentEvents } from '../src/enrolments/enrolment-events.ts';
import { openSecondConnection, type SecondConnection } from './second-connection.ts';
import { startTestWorld, type TestWorld } from './test-world.ts';

let world: TestWorld;
let connection: SecondConnection;
beforeAll(async () => {
  world = await startTestWorld('grants');
  connection = await openSecondConnection(world.suite);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await world.suite.stop();
}, 30_000);

const countStoredAccess = async (studentId: string) => {
  const rows = await connection.db
    .selectFrom('access')
    .select('version')
    .where('student_id', '=', studentId)
    .execute();
  return rows.length;
};

const payThreeOrders = async (): Promise<readonly Order[]> => {
  const orders = [
    world.aPaidOrder('o1', 's', ['c1']),
    world.aPaidOrder('o2', 's', ['c1', 'c2']),
    world.aPaidOrder('o3', 's', ['c3']),
  ];
  for (const order of orders) await world.pay(order);
  await world.enrolled('s', 3);
  return orders;
};

it('a switch of the source and back changes no enrolment and publishes nothing', async () => {
  const orders = await payThreeOrders();
  if (orders[2]) await world.refund(orders[2], true);
  const before = await world.suite.eventually(async () => {
    const enrolments = await world.enrolled('s', 3);
    expect(enrolments.filter(({ active }) => active)).toHaveLength(2);
    expect(await countStoredAccess('s')).toBe(3);
    // Two enrolments in o2, one in o1 and o3 each, and one refund.
    expect(world.suite.publishedEvents(enrolmentEvents)).toHaveLength(5);
    return enrolments;
  });
  for (const source of ['commerce', 'grants'] as const) {
    await world.restartWith(source);
    expect(await world.enrolled('s', 3)).toEqual(before);
  }
  await world.pay(world.aPaidOrder('o4', 'other', ['c1']));
  await world.suite.eventually(() => {
    expect(world.suite.publishedEvents(enrolmentEvents)).toHaveLength(6);
  });
});

describe('with commerce as the source', () => {
  beforeAll(() => world.restartWith('commerce'), 30_000);

  it('a student without a decision of commerce keeps the access of the grants', async () => {
    await world.payWithoutAccess(world.aPaidOrder('o5', 'old', ['c1']));
    expect(await world.enrolled('old', 1)).toMatchObject([{ active: true, orderId: 'o5' }]);
    expect(await countStoredAccess('old')).toBe(0);
  });

  it('access starts before the payment event arrives, and the payment event keeps the id and publishes once', async () => {
    const order = world.aPaidOrder('o6', 'early', ['c1']);
    await world.publishAccess(order, false);
    const [early] = await world.enrolled('early', 1);
    expect(early).toMatchObject({ active: true, orderId: 'o6' });
    await world.payWithoutAccess(order);
    await world.payWithoutAccess(order);
    await world.suite.eventually(() => {
      const published = world.suite
        .publishedEvents(enrolmentEvents)
        .flatMap(({ event: { event } }) => (event?.value.enrolment ? [event.value.enrolment] : []))
        .filter(({ studentId }) => studentId === 'early');
      expect(published.map(({ id }) => id)).toEqual([early?.id]);
    });
    expect(await world.enrolled('early', 1)).toEqual([early]);
  });

  it('access ends at the refund, although the refund event of the order has not arrived', async () => {
    const order = world.aPaidOrder('o7', 'refunded', ['c1']);
    await world.pay(order);
    await world.enrolled('refunded', 1);
    await world.publishAccess(order, true);
    await world.suite.eventually(async () =>
      expect(await world.enrolled('refunded', 1)).toMatchObject([{ active: false, orderId: 'o7' }]),
    );
  });

  it('the refund of an order that was never paid changes nothing', async () => {
    await world.pay(world.aPaidOrder('o8', 'reviewed', ['c1']));
    const enrolments = await world.enrolled('reviewed', 1);
    await world.refundWithoutAccess(world.aPaidOrder('o9', 'reviewed', ['c1', 'c2']));
    await world.suite.eventually(async () => {
      const grants = connection.db.selectFrom('grants').select('course_id').where('order_id', '=', 'o9');
      expect(await grants.execute()).toHaveLength(2);
    });
    expect(await world.enrolled('reviewed', 1)).toEqual(enrolments);
  });
});
