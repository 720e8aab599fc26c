import { sql } from 'kysely';
import { adminGrant, adminRefundClient, aPaidOrder } from './world/refund-steps.ts';
import { useWorld } from './world/world.ts';

// Long enough for an answer that is held back.
const world = useWorld({ SSLCOMMERZ_TIMEOUT: '30s' });
afterEach(() => world.gatewayProxy.passThrough());

/** From now on the gateway’s first answer about refunds waits until it is let go; it connects nobody else. */
const holdFirstAnswer = () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  world.gatewayProxy.overrideResponse(async (told) => {
    asked += 1;
    if (asked > 1) return { APIConnect: 'INACTIVE' };
    await held;
    return told;
  }, 'transaction');
  return { letGo, asked: () => asked };
};

it('a late answer about an earlier try leaves the refund and its later try as they are', async () => {
  const { order } = await aPaidOrder(world, { price: 600 });
  const answer = holdFirstAnswer();
  const admin = adminRefundClient(world);
  const { id } = await admin.grantRefund(adminGrant(order));
  await world.it.eventually(() => expect(answer.asked()).toBe(1));
  // Meanwhile another replica heard that it failed, and an admin sends it again.
  await sql`update refund_attempts set state = 'failed', closed_at = now() where refund_id = ${id}`.execute(
    world.db,
  );
  await sql`update refunds set state = 'stuck', next_step_at = null where id = ${id}`.execute(world.db);
  await admin.retryRefund({ refundId: id, note: 'Once more' });
  const since = world.lines.length;
  answer.letGo();
  await world.it.eventually(() =>
    expect(world.lines.slice(since).join('')).toMatch(/refund state changed|late gateway response/),
  );
  const { rows: refunds } = await sql`select state from refunds where id = ${id}`.execute(world.db);
  const { rows: tries } = await sql`
    select refund_trans_id as number, state from refund_attempts where refund_id = ${id} order by opened_at`.execute(
    world.db,
  );
  expect([refunds, tries]).toEqual([
    [{ state: 'granted' }],
    [
      { number: id, state: 'failed' },
      { number: `${id}-2`, state: 'open' },
    ],
  ]);
});
