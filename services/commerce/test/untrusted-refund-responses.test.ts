import { sql } from 'kysely';
import type { ResponseOverride } from './world/faulty-gateway-proxy.ts';
import {
  adminGrant,
  adminRefundClient,
  aPaidOrder,
  makeRefundsDue,
  waitForRefundState,
} from './world/refund-steps.ts';
import { expectNoSecrets } from './world/secrets.ts';
import { readCounter } from './world/steps.ts';
import { useWorld } from './world/world.ts';

const world = useWorld({ SSLCOMMERZ_TIMEOUT: '1s' });
afterEach(async () => {
  world.gatewayProxy.passThrough();
  await world.sandbox.clearFaults();
});

const granted = async () => {
  const { order } = await aPaidOrder(world, { price: 600 });
  return { refund: await adminRefundClient(world).grantRefund(adminGrant(order)) };
};

const stateOf = async (id: string) =>
  (await sql<{ state: string }>`select state from refunds where id = ${id}`.execute(world.db)).rows[0]?.state;

const waits = (operation: string) =>
  readCounter(world, 'payment_gateway_seconds_count', { operation, outcome: 'unreachable' });

/** The gateway did not answer for so many times more; that is counted, and logged without what was sent to it. */
const expectWaited = async (operation: string, before: number, since: number): Promise<void> => {
  await world.it.eventually(async () => expect(await waits(operation)).toBeGreaterThan(before));
  const waiting = (line: string) => line.includes('refund waits for the gateway');
  await world.it.eventually(() => expect(world.lines.slice(since).some(waiting)).toBe(true));
  const lines = world.lines.slice(since);
  expectNoSecrets(lines, { card_no: cardInReason });
  for (const line of lines) expect(line).not.toMatch(/store_passwd|refund_amount/);
};

const cardInReason = '4111 1111 1111 1111';
const shapes: readonly (readonly [string, ResponseOverride])[] = [
  ['half an answer', (told) => JSON.stringify(told).slice(0, 40)],
  ['a list', (told) => [told]],
  ['an empty object', () => ({})],
  ['a refused connection', (told) => ({ ...told, APIConnect: 'INVALID_REQUEST qwerty' })],
];

describe('the gateway fails over a refund', () => {
  it.each(['timeout', '500', 'garbage', 'reset', 'lost'])(
    '%s when it is sent: it is sent again, and given back once',
    async (mode) => {
      await world.sandbox.injectFault('refund', mode);
      const [before, since] = [await waits('refund'), world.lines.length];
      const { refund } = await granted();
      await waitForRefundState(world, refund.id, 'accepted');
      expect(await world.sandbox.refunds(refund.id)).toMatchObject([{ amount: '600.00' }]);
      await expectWaited('refund', before, since);
    },
  );

  it.each<readonly [string, ResponseOverride]>([
    ...shapes,
    ['a success without a number', (told) => ({ ...told, refund_ref_id: '' })],
  ])('%s when it is sent: it is sent again, and given back once', async (_what, lie) => {
    const [before, since] = [await waits('refund'), world.lines.length];
    world.gatewayProxy.overrideResponse(lie, 'transaction');
    const { refund } = await granted();
    await world.it.eventually(async () => expect(await waits('refund')).toBeGreaterThan(before));
    expect(await stateOf(refund.id)).toBe('granted');
    world.gatewayProxy.passThrough();
    await waitForRefundState(world, refund.id, 'accepted');
    expect(await world.sandbox.refunds(refund.id)).toMatchObject([{ amount: '600.00' }]);
    await expectWaited('refund', before, since);
  });

  it('a refusal that quotes what it was sent is told without it', async () => {
    const since = world.lines.length;
    const errorReason = `Password qwerty is wrong, and so is card ${cardInReason}`;
    world.gatewayProxy.overrideResponse(
      (told) => ({ ...told, status: 'failed', errorReason }),
      'transaction',
    );
    const { refund } = await granted();
    await waitForRefundState(world, refund.id, 'stuck');
    const { rows } = await sql<{ failure_reason: string }>`
      select failure_reason from refund_attempts where refund_id = ${refund.id}`.execute(world.db);
    expect(rows).toEqual([{ failure_reason: 'Password … is wrong, and so is card …' }]);
    expectNoSecrets(world.lines.slice(since), { card_no: cardInReason });
  });

  it.each(['timeout', '500', 'garbage'])('%s when it is asked: it is asked again', async (mode) => {
    const { refund } = await granted();
    await waitForRefundState(world, refund.id, 'accepted');
    await world.sandbox.advanceClock(61);
    const [before, since] = [await waits('refund-query'), world.lines.length];
    await world.sandbox.injectFault('refund-query', mode);
    await waitForRefundState(world, refund.id, 'refunded');
    await expectWaited('refund-query', before, since);
  });

  it.each(shapes)('%s when it is asked: it is asked again', async (_what, lie) => {
    const { refund } = await granted();
    await waitForRefundState(world, refund.id, 'accepted');
    await world.sandbox.advanceClock(61);
    const [before, since] = [await waits('refund-query'), world.lines.length];
    world.gatewayProxy.overrideResponse(lie, 'transaction');
    await makeRefundsDue(world);
    await world.it.eventually(async () => expect(await waits('refund-query')).toBeGreaterThan(before));
    expect(await stateOf(refund.id)).toBe('accepted');
    world.gatewayProxy.passThrough();
    await waitForRefundState(world, refund.id, 'refunded');
    await expectWaited('refund-query', before, since);
  });
});
