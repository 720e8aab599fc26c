import { newId } from '@sargam/chassis/ids';
import { sql } from 'kysely';
import {
  adminRefundClient,
  buildRefundGrant,
  createPaidOrder,
  makeRefundsDue,
  readPlatformBalance,
  waitForRefundState,
} from './system/refund-steps.ts';
import { getOrderState, taka } from './system/steps.ts';
import { type Student, useTestSystem } from './system/system.ts';

const system = useTestSystem({ SSLCOMMERZ_TIMEOUT: '1s' });
afterEach(() => system.sandbox.clearFaults());

const readRefundBalance = async (student: Student) =>
  (await student.getWallet({ studentId: student.id })).refundPoisha;

const grantRefund = async (price = 600) => {
  const { student, order } = await createPaidOrder(system, { price });
  const refund = await adminRefundClient(system).grantRefund(buildRefundGrant(order));
  return { student, order, refund };
};

const readMetric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${system.service.opsUrl}/metrics`)).text();
  const line = text.split('\n').find((series) => series.startsWith(name));
  return Number(line?.split(' ').at(-1) ?? 0);
};

it('a grant and its repeats are counted as one refund', async () => {
  const { order } = await createPaidOrder(system, { price: 500 });
  const countGrants = async () => {
    const text = await (await fetch(`${system.service.opsUrl}/metrics`)).text();
    const series = text.split('\n').filter((line) => /^refunds_total\{.*by="admin"/.test(line));
    return series.reduce((total, line) => total + Number(line.split(' ').at(-1)), 0);
  };
  const before = await countGrants();
  const grant = buildRefundGrant(order, { refundId: newId() });
  for (let time = 0; time < 3; time += 1) await adminRefundClient(system).grantRefund(grant);
  expect(await countGrants()).toBe(before + 1);
});

describe('a gateway failure during a refund', () => {
  it('the wallet part is paid and the order is refunded before the gateway accepts the card part', async () => {
    await system.sandbox.injectFault('refund', '500', 50);
    const { student, order } = await createPaidOrder(system, { price: 1_000, wallet: 250 });
    await adminRefundClient(system).grantRefund(buildRefundGrant(order));
    await makeRefundsDue(system);
    expect(await readRefundBalance(student)).toBe(taka(250));
    expect(await getOrderState(student, order)).toBe('refunded');
  });
});

describe('a refund that the gateway cancelled is stuck', () => {
  const createStuckRefund = async () => {
    const created = await grantRefund();
    await waitForRefundState(system, created.refund.id, 'accepted');
    const [first] = await system.sandbox.refunds(created.refund.id);
    await system.sandbox.cancelRefund(first?.refundRefId ?? '');
    await waitForRefundState(system, created.refund.id, 'stuck');
    return created;
  };

  it('is sent again with a new number by an admin', async () => {
    const { refund, order } = await createStuckRefund();
    const admin = adminRefundClient(system, 'admin-9');
    const retried = await admin.retryRefund({ refundId: refund.id, note: 'Card is open again' });
    expect(retried.state).toBe('REFUND_STATE_GRANTED');
    await waitForRefundState(system, refund.id, 'accepted');
    expect(await system.sandbox.refunds(`${refund.id}-2`)).toHaveLength(1);
    await system.sandbox.advanceClock(61);
    await waitForRefundState(system, refund.id, 'refunded');
    await expect(admin.retryRefund({ refundId: refund.id })).rejects.toMatchObject({
      code: 'refund-not-stuck',
    });
    const { rows } = await sql<{ actor: string; reason: string }>`
      select actor, reason from order_history where order_id = ${order.id} and action = 'retryRefund'`.execute(
      system.db,
    );
    expect(rows).toEqual([{ actor: 'admin-9', reason: 'Card is open again' }]);
  });

  it('is paid into the wallet by an admin; two concurrent admins pay it once', async () => {
    const { refund, student } = await createStuckRefund();
    const owedBefore = await readPlatformBalance(system, 'refunds-owed');
    const results = await Promise.allSettled(
      ['admin-1', 'admin-2'].map((admin) =>
        adminRefundClient(system, admin).retryRefund({
          refundId: refund.id,
          intoWallet: true,
          note: 'Card is closed',
        }),
      ),
    );
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await readRefundBalance(student)).toBe(taka(600));
    expect(await readPlatformBalance(system, 'refunds-owed')).toBe(owedBefore - taka(600));
    await system.sandbox.advanceClock(61);
    await makeRefundsDue(system);
    expect(await readRefundBalance(student)).toBe(taka(600));
  });

  it('is counted as stuck', async () => {
    await createStuckRefund();
    expect(await readMetric('refunds_total{state="stuck",by="gateway"')).toBeGreaterThan(0);
    await system.service.eventually(
      async () => expect(await readMetric('refunds_stuck')).toBeGreaterThan(0),
      20_000,
    );
  }, 40_000);
});

it('a refund of an imported order has no card payment: it is stuck until an admin pays it into the wallet', async () => {
  const { student, order } = await createPaidOrder(system, { price: 400 });
  // Like an imported order: paid, without a payment of this system.
  await sql`update payments set state = 'failed' where order_id = ${order.id}`.execute(system.db);
  const admin = adminRefundClient(system);
  const refund = await admin.grantRefund(buildRefundGrant(order));
  expect(refund.state).toBe('REFUND_STATE_STUCK');
  await expect(admin.retryRefund({ refundId: refund.id })).rejects.toMatchObject({ code: 'refund-no-card' });
  await admin.retryRefund({ refundId: refund.id, intoWallet: true, note: 'Taken over' });
  expect(await readRefundBalance(student)).toBe(taka(400));
});
