import { waitForLock } from '@sargam/chassis/testing';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import { sql } from 'kysely';
import { createCommerceProcess } from './system/commerce-process.ts';
import { getOrderState, orderAtGateway } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

// The sweep of this service must not settle the payment before the started process does.
const system = useTestSystem({ SWEEP_INTERVAL: '1h' });

const commerceProcess = createCommerceProcess(system);
afterAll(() => commerceProcess.kill());

it('a process killed between the validation and the commit: the next start settles the payment without a retry', async () => {
  const { student, order, page } = await orderAtGateway(system);
  const fields = await system.sandbox.completePage(page, 'pay-lose-ipn');
  const port = await commerceProcess.start();
  const client = system.service.service.client(CommerceServiceDefinition, `127.0.0.1:${port}`, {
    timeoutMs: 20_000,
  });

  const notified = await system.db.transaction().execute(async (tx) => {
    await sql`select from orders where id = ${order.id} for update`.execute(tx);
    const outcome = client.notifyPayment({ fields }).then(
      () => 'completed',
      () => 'connection lost',
    );
    // The gateway returned VALID, and settle waits for the order lock of this transaction.
    await waitForLock(system.db);
    await commerceProcess.kill();
    return outcome;
  });
  expect(notified).toBe('connection lost');
  expect(await getOrderState(student, order)).toBe('awaiting_payment');

  await commerceProcess.start();
  await system.service.eventually(
    async () => expect(await getOrderState(student, order)).toBe('paid'),
    5_000,
  );
}, 60_000);
