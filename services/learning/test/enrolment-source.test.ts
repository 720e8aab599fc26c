import type { Order } from '@sargam/proto/commerce/v1/order';
import { enrolmentEvents } from '../src/enrolments/enrolment-events.ts';
import { openSecondConnection, type SecondConnection } from './second-connection.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
let connection: SecondConnection;
beforeAll(async () => {
  system = await startTestSystem('grants');
  connection = await openSecondConnection(system.suite);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await system.suite.stop();
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
    system.buildPaidOrder('o1', 's', ['c1']),
    system.buildPaidOrder('o2', 's', ['c1', 'c2']),
    system.buildPaidOrder('o3', 's', ['c3']),
  ];
  for (const order of orders) await system.pay(order);
  await system.enrolled('s', 3);
  return orders;
};

it('a switch of the source and back changes no enrolment and publishes nothing', async () => {
  const orders = await payThreeOrders();
  if (orders[2]) await system.refund(orders[2], true);
  const before = await system.suite.eventually(async () => {
    const enrolments = await system.enrolled('s', 3);
    expect(enrolments.filter(({ active }) => active)).toHaveLength(2);
    expect(await countStoredAccess('s')).toBe(3);
    // Two enrolments in o2, one in o1 and o3 each, and one refund.
    expect(system.suite.publishedEvents(enrolmentEvents)).toHaveLength(5);
    return enrolments;
  });
  for (const source of ['commerce', 'grants'] as const) {
    await system.restartWith(source);
    expect(await system.enrolled('s', 3)).toEqual(before);
  }
  await system.pay(system.buildPaidOrder('o4', 'other', ['c1']));
  await system.suite.eventually(() => {
    expect(system.suite.publishedEvents(enrolmentEvents)).toHaveLength(6);
  });
});

describe('with commerce as the source', () => {
  beforeAll(() => system.restartWith('commerce'), 30_000);

  it('a student without a decision of commerce keeps the access of the grants', async () => {
    await system.payWithoutAccess(system.buildPaidOrder('o5', 'old', ['c1']));
    expect(await system.enrolled('old', 1)).toMatchObject([{ active: true, orderId: 'o5' }]);
    expect(await countStoredAccess('old')).toBe(0);
  });

  it('access starts before the payment event arrives, and the payment event keeps the id and publishes once', async () => {
    const order = system.buildPaidOrder('o6', 'early', ['c1']);
    await system.publishAccess(order, false);
    const [early] = await system.enrolled('early', 1);
    expect(early).toMatchObject({ active: true, orderId: 'o6' });
    await system.payWithoutAccess(order);
    await system.payWithoutAccess(order);
    await system.suite.eventually(() => {
      const published = system.suite
        .publishedEvents(enrolmentEvents)
        .flatMap(({ event: { event } }) => (event?.value.enrolment ? [event.value.enrolment] : []))
        .filter(({ studentId }) => studentId === 'early');
      expect(published.map(({ id }) => id)).toEqual([early?.id]);
    });
    expect(await system.enrolled('early', 1)).toEqual([early]);
  });

  it('access ends at the refund, although the refund event of the order has not arrived', async () => {
    const order = system.buildPaidOrder('o7', 'refunded', ['c1']);
    await system.pay(order);
    await system.enrolled('refunded', 1);
    await system.publishAccess(order, true);
    await system.suite.eventually(async () =>
      expect(await system.enrolled('refunded', 1)).toMatchObject([{ active: false, orderId: 'o7' }]),
    );
  });

  it('the refund of an order that was never paid changes nothing', async () => {
    await system.pay(system.buildPaidOrder('o8', 'reviewed', ['c1']));
    const enrolments = await system.enrolled('reviewed', 1);
    await system.refundWithoutAccess(system.buildPaidOrder('o9', 'reviewed', ['c1', 'c2']));
    await system.suite.eventually(async () => {
      const grants = connection.db.selectFrom('grants').select('course_id').where('order_id', '=', 'o9');
      expect(await grants.execute()).toHaveLength(2);
    });
    expect(await system.enrolled('reviewed', 1)).toEqual(enrolments);
  });
});
