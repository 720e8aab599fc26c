import { RefundServiceDefinition } from '@sargam/proto/commerce/v1/refunds';
import { sql } from 'kysely';
import { type CommerceProcess, createCommerceProcess } from './world/commerce-process.ts';
import { adminGrant, adminRefundClient, aPaidOrder, readHouseBalance } from './world/refund-steps.ts';
import { getOrderState, openPaymentPage, orderAtGateway, taka } from './world/steps.ts';
import { useWorld } from './world/world.ts';

jest.setTimeout(60_000);

let doomed: CommerceProcess;
// The service beside the one that is killed must not do its work.
const world = useWorld({ SWEEP_INTERVAL: '1h', SSLCOMMERZ_TIMEOUT: '5s' });
beforeEach(() => {
  doomed = createCommerceProcess(world);
});
afterEach(async () => {
  await doomed.kill();
  await world.sandbox.clearFaults();
});

const refundState = async (id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ state: string }>`select state from refunds where id = ${id}`.execute(world.db);
  return rows[0]?.state;
};

const isAccepted = (id: string) =>
  world.it.eventually(async () => expect(await refundState(id)).toBe('accepted'), 5_000);

it('killed after it was granted: the next start sends it, without anyone retrying', async () => {
  const { student, order } = await aPaidOrder(world, { price: 900, wallet: 300 });
  const { id } = await adminRefundClient(world).grantRefund(adminGrant(order));
  expect(await refundState(id)).toBe('granted');
  await doomed.start();
  await isAccepted(id);
  expect(await world.sandbox.refunds(id)).toMatchObject([{ amount: '600.00' }]);
  expect((await student.getWallet({ studentId: student.id })).refundPoisha).toBe(taka(300));
});

it('killed while it waits for the gateway’s answer: the next start sends it again, and it is done once', async () => {
  const { order } = await aPaidOrder(world, { price: 900 });
  await world.sandbox.injectFault('refund', 'timeout');
  const { id } = await adminRefundClient(world).grantRefund(adminGrant(order));
  await doomed.start();
  await world.sandbox.waitForFaults();
  await doomed.kill();
  expect(await refundState(id)).toBe('granted');
  await doomed.start();
  await isAccepted(id);
  expect(await world.sandbox.refunds(id)).toHaveLength(1);
});

it('killed within the grant: nothing of it is there, and asking again gives it once', async () => {
  const { student, order } = await aPaidOrder(world, { price: 900, wallet: 300 });
  const port = await doomed.start();
  const owed = await readHouseBalance(world, 'refunds-owed');
  const wish = adminGrant(order, { refundId: `${order.id.slice(0, 25)}Z` });
  const cut = await world.db.transaction().execute(async (tx) => {
    // The wallet is held, so that the grant stops in its middle: the order and the refund are written by then.
    await sql`select from wallets where student_id = ${student.id} for update`.execute(tx);
    const answer = world.it.service
      .runAsCaller({ subject: 'admin-1', roles: ['admin'], session: 's', claims: {} }, () =>
        world.it.service
          .client(RefundServiceDefinition, `127.0.0.1:${port}`, { timeoutMs: 20_000 })
          .grantRefund(wish),
      )
      .then(
        () => 'answered',
        () => 'cut off',
      );
    await world.it.eventually(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db);
      expect(rows.length).toBeGreaterThan(0);
    });
    await doomed.kill();
    return answer;
  });
  expect(cut).toBe('cut off');
  await world.it.eventually(async () => expect(await getOrderState(student, order)).toBe('paid'));
  expect(await readHouseBalance(world, 'refunds-owed')).toBe(owed);
  const again = await adminRefundClient(world).grantRefund(wish);
  expect(again).toMatchObject({ id: wish.refundId, cardPoisha: taka(600) });
});

it('killed after the gateway took a second payment: it goes back by itself', async () => {
  const { student, order, page } = await orderAtGateway(world, 500);
  const second = await openPaymentPage(student, order);
  await world.sandbox.completePage(page, 'pay-lose-both');
  await world.sandbox.completePage(second, 'pay-lose-both');
  await doomed.start();
  await world.it.eventually(async () => {
    const told = await student.getOrder({ orderId: order.id });
    expect(told.state).toBe('ORDER_STATE_PAID');
    expect(told.refunds).toMatchObject([{ automatic: true, cardPoisha: taka(500) }]);
  }, 5_000);
});
