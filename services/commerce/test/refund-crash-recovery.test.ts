import { RefundServiceDefinition } from '@sargam/proto/commerce/v1/refunds';
import { sql } from 'kysely';
import { type CommerceProcess, createCommerceProcess } from './world/commerce-process.ts';
import {
  adminRefundClient,
  buildRefundGrant,
  createPaidOrder,
  readPlatformBalance,
} from './world/refund-steps.ts';
import { getOrderState, openPaymentPage, orderAtGateway, taka } from './world/steps.ts';
import { useWorld } from './world/world.ts';

jest.setTimeout(60_000);

let commerceProcess: CommerceProcess;
// The sweep of this service must not send the refund before the started process does.
const world = useWorld({ SWEEP_INTERVAL: '1h', SSLCOMMERZ_TIMEOUT: '5s' });
beforeEach(() => {
  commerceProcess = createCommerceProcess(world);
});
afterEach(async () => {
  await commerceProcess.kill();
  await world.sandbox.clearFaults();
});

const refundState = async (id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ state: string }>`select state from refunds where id = ${id}`.execute(world.db);
  return rows[0]?.state;
};

const waitUntilAccepted = (id: string) =>
  world.service.eventually(async () => expect(await refundState(id)).toBe('accepted'), 5_000);

it('a process killed after the grant: the next start sends the refund without a retry', async () => {
  const { student, order } = await createPaidOrder(world, { price: 900, wallet: 300 });
  const { id } = await adminRefundClient(world).grantRefund(buildRefundGrant(order));
  expect(await refundState(id)).toBe('granted');
  await commerceProcess.start();
  await waitUntilAccepted(id);
  expect(await world.sandbox.refunds(id)).toMatchObject([{ amount: '600.00' }]);
  expect((await student.getWallet({ studentId: student.id })).refundPoisha).toBe(taka(300));
});

it('a process killed before the gateway responds: the next start sends the refund again, and it is made once', async () => {
  const { order } = await createPaidOrder(world, { price: 900 });
  await world.sandbox.injectFault('refund', 'timeout');
  const { id } = await adminRefundClient(world).grantRefund(buildRefundGrant(order));
  await commerceProcess.start();
  await world.sandbox.waitForFaults();
  await commerceProcess.kill();
  expect(await refundState(id)).toBe('granted');
  await commerceProcess.start();
  await waitUntilAccepted(id);
  expect(await world.sandbox.refunds(id)).toHaveLength(1);
});

it('a process killed within the grant: nothing is committed, and a repeat grants the refund once', async () => {
  const { student, order } = await createPaidOrder(world, { price: 900, wallet: 300 });
  const port = await commerceProcess.start();
  const owedBefore = await readPlatformBalance(world, 'refunds-owed');
  const request = buildRefundGrant(order, { refundId: `${order.id.slice(0, 25)}Z` });
  const outcome = await world.db.transaction().execute(async (tx) => {
    // The wallet lock stops the grant after the order and the refund are written.
    await sql`select from wallets where student_id = ${student.id} for update`.execute(tx);
    const response = world.service.service
      .runAsCaller({ subject: 'admin-1', roles: ['admin'], session: 's', claims: {} }, () =>
        world.service.service
          .client(RefundServiceDefinition, `127.0.0.1:${port}`, { timeoutMs: 20_000 })
          .grantRefund(request),
      )
      .then(
        () => 'completed',
        () => 'connection lost',
      );
    await world.service.eventually(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db);
      expect(rows.length).toBeGreaterThan(0);
    });
    await commerceProcess.kill();
    return response;
  });
  expect(outcome).toBe('connection lost');
  await world.service.eventually(async () => expect(await getOrderState(student, order)).toBe('paid'));
  expect(await readPlatformBalance(world, 'refunds-owed')).toBe(owedBefore);
  const again = await adminRefundClient(world).grantRefund(request);
  expect(again).toMatchObject({ id: request.refundId, cardPoisha: taka(600) });
});

it('a process killed after a second payment: the payment is refunded automatically', async () => {
  const { student, order, page } = await orderAtGateway(world, 500);
  const second = await openPaymentPage(student, order);
  await world.sandbox.completePage(page, 'pay-lose-both');
  await world.sandbox.completePage(second, 'pay-lose-both');
  await commerceProcess.start();
  await world.service.eventually(async () => {
    const current = await student.getOrder({ orderId: order.id });
    expect(current.state).toBe('ORDER_STATE_PAID');
    expect(current.refunds).toMatchObject([{ automatic: true, cardPoisha: taka(500) }]);
  }, 5_000);
});
