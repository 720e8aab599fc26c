import { sql } from 'kysely';
import { adminRefundClient, buildRefundGrant, createPaidOrder } from './system/refund-steps.ts';
import { useTestSystem } from './system/system.ts';

// Longer than the test delays the response.
const system = useTestSystem({ SSLCOMMERZ_TIMEOUT: '30s' });
afterEach(() => system.gatewayProxy.passThrough());

/** Delays the gateway’s first refund response until `release` is called; further calls fail to connect. */
const delayFirstResponse = () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let calls = 0;
  system.gatewayProxy.overrideResponse(async (original) => {
    calls += 1;
    if (calls > 1) return { APIConnect: 'INACTIVE' };
    await released;
    return original;
  }, 'transaction');
  return { release, callCount: () => calls };
};

it('a late response to an earlier attempt does not change the refund or its later attempt', async () => {
  const { order } = await createPaidOrder(system, { price: 600 });
  const response = delayFirstResponse();
  const admin = adminRefundClient(system);
  const { id } = await admin.grantRefund(buildRefundGrant(order));
  await system.service.eventually(() => expect(response.callCount()).toBe(1));
  // Meanwhile another replica marks the attempt as failed, and an admin retries the refund.
  await sql`update refund_attempts set state = 'failed', closed_at = now() where refund_id = ${id}`.execute(
    system.db,
  );
  await sql`update refunds set state = 'stuck', next_step_at = null where id = ${id}`.execute(system.db);
  await admin.retryRefund({ refundId: id, note: 'Once more' });
  const since = system.lines.length;
  response.release();
  await system.service.eventually(() =>
    expect(system.lines.slice(since).join('')).toMatch(/refund state changed|late gateway response/),
  );
  const { rows: refunds } = await sql`select state from refunds where id = ${id}`.execute(system.db);
  const { rows: attempts } = await sql`
    select refund_trans_id as number, state from refund_attempts where refund_id = ${id} order by opened_at`.execute(
    system.db,
  );
  expect([refunds, attempts]).toEqual([
    [{ state: 'granted' }],
    [
      { number: id, state: 'failed' },
      { number: `${id}-2`, state: 'open' },
    ],
  ]);
});
