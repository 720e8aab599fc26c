import { waitForLock } from '@sargam/chassis/testing';
import { RefundServiceDefinition } from '@sargam/proto/commerce/v1/refunds';
import { sql } from 'kysely';
import { type CommerceProcess, createCommerceProcess } from './system/commerce-process.ts';
import {
  adminRefundClient,
  buildRefundGrant,
  createPaidOrder,
  readPlatformBalance,
} from './system/refund-steps.ts';
import { getOrderState, openPaymentPage, orderAtGateway, taka } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let commerceProcess: CommerceProcess;
// The sweep of this service must not send the refund before the started process does.
const system = useTestSystem({ SWEEP_INTERVAL: '1h', SSLCOMMERZ_TIMEOUT: '5s' });
beforeEach(() => {
  commerceProcess = createCommerceProcess(system);
});
afterEach(async () => {
  await commerceProcess.kill();
  await system.sandbox.clearFaults();
});

const refundState = async (id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ state: string }>`select state from refunds where id = ${id}`.execute(
    system.db,
  );
  return rows[0]?.state;
};

const waitUntilAccepted = (id: string) =>
  system.service.eventually(async () => expect(await refundState(id)).toBe('accepted'), 5_000);

it('a process killed after the grant: the next start sends the refund without a retry', async () => {
  const { student, order } = await createPaidOrder(system, { price: 900, wallet: 300 });
  const { id } = await adminRefundClient(system).grantRefund(buildRefundGrant(order));
  expect(await refundState(id)).toBe('granted');
  await commerceProcess.start();
  await waitUntilAccepted(id);
  expect(await system.sandbox.refunds(id)).toMatchObject([{ amount: '600.00' }]);
  expect((await student.getWallet({ studentId: student.id })).refundPoisha).toBe(taka(300));
});

it('a process killed before the gateway responds: the next start sends the refund again, and it is made once', async () => {
  const { order } = await createPaidOrder(system, { price: 900 });
  await system.sandbox.injectFault('refund', 'timeout');
  const { id } = await adminRefundClient(system).grantRefund(buildRefundGrant(order));
  await commerceProcess.start();
  await system.sandbox.waitForFaults();
  await commerceProcess.kill();
  expect(await refundState(id)).toBe('granted');
  await commerceProcess.start();
  await waitUntilAccepted(id);
  expect(await system.sandbox.refunds(id)).toHaveLength(1);
});

it('a process killed within the grant: nothing is committed, and a repeat grants the refund once', async () => {
  const { student, order } = await createPaidOrder(system, { price: 900, wallet: 300 });
  const port = await commerceProcess.start();
  const owedBefore = await readPlatformBalance(system, 'refunds-owed');
  const request = buildRefundGrant(order, { refundId: `${order.id.slice(0, 25)}Z` });
  const outcome = await system.db.transaction().execute(async (tx) => {
    // The wallet lock stops the grant after the order and the refund are written.
    await sql`select from wallets where student_id = ${student.id} for update`.execute(tx);
    const response = system
      .as('admin-1', ['admin'], { address: `127.0.0.1:${port}` })
      .client(RefundServiceDefinition)
      .grantRefund(request, { timeoutMs: 20_000 })
      .then(
        () => 'completed',
        () => 'connection lost',
      );
    await waitForLock(system.db);
    await commerceProcess.kill();
    return response;
  });
  expect(outcome).toBe('connection lost');
  await system.service.eventually(async () => expect(await getOrderState(student, order)).toBe('paid'));
  expect(await readPlatformBalance(system, 'refunds-owed')).toBe(owedBefore);
  const again = await adminRefundClient(system).grantRefund(request);
  expect(again).toMatchObject({ id: request.refundId, cardPoisha: taka(600) });
});

it('a process killed after a second payment: the payment is refunded automatically', async () => {
  const { student, order, page } = await orderAtGateway(system, 500);
  const second = await openPaymentPage(student, order);
  await system.sandbox.completePage(page, 'pay-lose-both');
  await system.sandbox.completePage(second, 'pay-lose-both');
  await commerceProcess.start();
  await system.service.eventually(async () => {
    const current = await student.getOrder({ orderId: order.id });
    expect(current.state).toBe('ORDER_STATE_PAID');
    expect(current.refunds).toMatchObject([{ automatic: true, cardPoisha: taka(500) }]);
  }, 5_000);
});
