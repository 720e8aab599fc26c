import { sql } from 'kysely';
import type { ResponseOverride } from './system/faulty-gateway-proxy.ts';
import {
  adminRefundClient,
  buildRefundGrant,
  createPaidOrder,
  makeRefundsDue,
  waitForRefundState,
} from './system/refund-steps.ts';
import { expectNoSecrets } from './system/secrets.ts';
import { readCounter } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem({ SSLCOMMERZ_TIMEOUT: '1s', SWEEP_INTERVAL: '50ms' });
afterEach(async () => {
  system.gatewayProxy.passThrough();
  await system.sandbox.clearFaults();
});

const grantRefund = async () => {
  const { order } = await createPaidOrder(system, { price: 600 });
  return { refund: await adminRefundClient(system).grantRefund(buildRefundGrant(order)) };
};

const readRefundState = async (id: string) =>
  (await sql<{ state: string }>`select state from refunds where id = ${id}`.execute(system.db)).rows[0]
    ?.state;

const countUnreachable = (operation: string) =>
  readCounter(system, 'payment_gateway_seconds_count', { operation, outcome: 'unreachable' });

/** Expects that the failed call is counted, and logged without the data sent to the gateway. */
const expectUnreachable = async (operation: string, before: number, since: number): Promise<void> => {
  await system.service.eventually(async () =>
    expect(await countUnreachable(operation)).toBeGreaterThan(before),
  );
  const isWaitLine = (line: string) => line.includes('refund waits for the gateway');
  await system.service.eventually(() => expect(system.lines.slice(since).some(isWaitLine)).toBe(true));
  const lines = system.lines.slice(since);
  expectNoSecrets(lines, { card_no: cardInReason });
  for (const line of lines) expect(line).not.toMatch(/store_passwd|refund_amount/);
};

const cardInReason = '4111 1111 1111 1111';
const shapes: readonly (readonly [string, ResponseOverride])[] = [
  ['a truncated response', (original) => JSON.stringify(original).slice(0, 40)],
  ['a list', (original) => [original]],
  ['an empty object', () => ({})],
  ['a refused connection', (original) => ({ ...original, APIConnect: 'INVALID_REQUEST qwerty' })],
];

describe('a gateway failure during a refund', () => {
  it.each(['timeout', '500', 'garbage', 'reset', 'lost'])(
    '%s when it is sent: it is sent again and made once',
    async (mode) => {
      await system.sandbox.injectFault('refund', mode);
      const [before, since] = [await countUnreachable('refund'), system.lines.length];
      const { refund } = await grantRefund();
      await waitForRefundState(system, refund.id, 'accepted');
      expect(await system.sandbox.refunds(refund.id)).toMatchObject([{ amount: '600.00' }]);
      await expectUnreachable('refund', before, since);
    },
  );

  it.each<readonly [string, ResponseOverride]>([
    ...shapes,
    ['a success without a number', (original) => ({ ...original, refund_ref_id: '' })],
  ])('%s when it is sent: it is sent again and made once', async (_case, override) => {
    const [before, since] = [await countUnreachable('refund'), system.lines.length];
    system.gatewayProxy.overrideResponse(override, 'transaction');
    const { refund } = await grantRefund();
    await system.service.eventually(async () =>
      expect(await countUnreachable('refund')).toBeGreaterThan(before),
    );
    expect(await readRefundState(refund.id)).toBe('granted');
    system.gatewayProxy.passThrough();
    await waitForRefundState(system, refund.id, 'accepted');
    expect(await system.sandbox.refunds(refund.id)).toMatchObject([{ amount: '600.00' }]);
    await expectUnreachable('refund', before, since);
  });

  it('secrets in a rejection are redacted', async () => {
    const since = system.lines.length;
    const errorReason = `Password qwerty is wrong, and so is card ${cardInReason}`;
    system.gatewayProxy.overrideResponse(
      (original) => ({ ...original, status: 'failed', errorReason }),
      'transaction',
    );
    const { refund } = await grantRefund();
    await waitForRefundState(system, refund.id, 'stuck');
    const { rows } = await sql<{ failure_reason: string }>`
      select failure_reason from refund_attempts where refund_id = ${refund.id}`.execute(system.db);
    expect(rows).toEqual([{ failure_reason: 'Password … is wrong, and so is card …' }]);
    expectNoSecrets(system.lines.slice(since), { card_no: cardInReason });
  });

  it.each(['timeout', '500', 'garbage'])('%s at the query: it is queried again', async (mode) => {
    const { refund } = await grantRefund();
    await waitForRefundState(system, refund.id, 'accepted');
    await system.sandbox.advanceClock(61);
    const [before, since] = [await countUnreachable('refund-query'), system.lines.length];
    await system.sandbox.injectFault('refund-query', mode);
    await waitForRefundState(system, refund.id, 'refunded');
    await expectUnreachable('refund-query', before, since);
  });

  it.each(shapes)('%s at the query: it is queried again', async (_case, override) => {
    const { refund } = await grantRefund();
    await waitForRefundState(system, refund.id, 'accepted');
    await system.sandbox.advanceClock(61);
    const [before, since] = [await countUnreachable('refund-query'), system.lines.length];
    system.gatewayProxy.overrideResponse(override, 'transaction');
    await makeRefundsDue(system);
    await system.service.eventually(async () =>
      expect(await countUnreachable('refund-query')).toBeGreaterThan(before),
    );
    expect(await readRefundState(refund.id)).toBe('accepted');
    system.gatewayProxy.passThrough();
    await waitForRefundState(system, refund.id, 'refunded');
    await expectUnreachable('refund-query', before, since);
  });
});
