import { newId } from '@sargam/chassis/ids';
import { sql } from 'kysely';
import { aChargeRequest } from './world/bills.ts';
import type { ResponseOverride } from './world/faulty-gateway-proxy.ts';
import { chargeClient } from './world/refund-steps.ts';
import { expectNoSecrets } from './world/secrets.ts';
import {
  buyer,
  createCoupon,
  creditGiftMoney,
  fillCart,
  orderAsQuoted,
  readCounter,
  taka,
} from './world/steps.ts';
import { useWorld } from './world/world.ts';

const world = useWorld({ SSLCOMMERZ_TIMEOUT: '1s' });

afterEach(async () => {
  world.gatewayProxy.passThrough();
  await world.sandbox.clearFaults();
});

/** Something to be paid for, whose state holds all that paying could change. */
interface Unpaid {
  readonly id: string;
  readonly ask: (key: string) => Promise<{ gatewayPageUrl: string }>;
  readonly state: () => Promise<object>;
  /** What it is while it waits to be paid. */
  readonly waiting: object;
  readonly paid: object;
}

const anOrder = async (): Promise<Unpaid> => {
  const student = world.student();
  await creditGiftMoney(world, student, 100);
  await fillCart(world, student, 1_100);
  const coupon = await createCoupon(world, { percent: 20, useLimit: 1 });
  const order = await orderAsQuoted(student, { couponCode: coupon.code });
  const customer = { ...buyer, phone: '01799999999' };
  const state = async () => {
    const { state: stands, payablePoisha } = await student.getOrder({ orderId: order.id });
    const { balancePoisha } = await student.getWallet({ studentId: student.id });
    const { rows } = await sql<{ used: number; reserved: number }>`
      select used, reserved from coupons where id = ${coupon.id}`.execute(world.db);
    const { rows: held } = await sql<{ amount: bigint }>`
      select coalesce(sum(amount), 0)::bigint as amount from entries
       where account_id like ${`${student.id}/held/%`}`.execute(world.db);
    return { stands, payablePoisha, balancePoisha, held: held[0]?.amount, coupon: rows[0] };
  };
  const amounts = { payablePoisha: taka(800), balancePoisha: 0n };
  return {
    id: order.id,
    ask: (idempotencyKey) =>
      student.startPayment({
        ...{ orderId: order.id, customer, expectedTotalPoisha: taka(800), idempotencyKey },
      }),
    state,
    waiting: {
      ...{ stands: 'ORDER_STATE_AWAITING_PAYMENT', ...amounts, held: taka(100) },
      coupon: { used: 0, reserved: 1 },
    },
    paid: { stands: 'ORDER_STATE_PAID', ...amounts, held: 0n, coupon: { used: 1, reserved: 0 } },
  };
};

const aCharge = async (): Promise<Unpaid> => {
  const payer = newId();
  const wish = aChargeRequest(payer);
  return {
    id: wish.reference,
    ask: (idempotencyKey) => chargeClient(world, payer).startCharge({ ...wish, idempotencyKey }),
    state: async () => {
      const { state: stands } = await chargeClient(world, payer).getCharge({ reference: wish.reference });
      return { stands };
    },
    waiting: { stands: 'CHARGE_STATE_OPEN' },
    paid: { stands: 'CHARGE_STATE_PAID' },
  };
};

const booked = async (id: string) =>
  (
    await sql<{ kind: string }>`
      select kind from movements where key like ${`%${id}%`} and kind in ('receipt', 'capture')`.execute(
      world.db,
    )
  ).rows;

const cardInReason = '4111 1111 1111 1111';

/** A refusal is ours to mend, an outage the gateway’s. */
const levels = { refused: 'error', unreachable: 'warn' } as const;

/** Asks for a page that is not to be had; what came of it is a refusal, a count and a line, and nothing else. */
const expectNoPage = async (unpaid: Unpaid, outcome: keyof typeof levels) => {
  const [before, since] = [await readCounter(world, 'payment_pages_total', { outcome }), world.lines.length];
  await expect(unpaid.ask('click-1')).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'payment-unavailable',
    message: 'The payment page could not be opened. Please try again in a moment.',
  });
  expect(await unpaid.state()).toEqual(unpaid.waiting);
  expect(await booked(unpaid.id)).toEqual([]);
  expect(await readCounter(world, 'payment_pages_total', { outcome })).toBe(before + 1);
  const lines = world.lines.slice(since);
  const line = { level: levels[outcome], bill: unpaid.id, tranId: `${unpaid.id}-1` };
  const told = lines.map((one) => JSON.parse(one) as Record<string, unknown>);
  expect(told).toContainEqual(expect.objectContaining(line));
  expectNoSecrets(lines, { card_no: cardInReason });
  for (const one of lines) expect(one).not.toMatch(/01799999999|nusrat@example\.com/);
};

/** The same click again, now that the gateway is back: a page, and one payment by it. */
const expectPaidByRepeat = async (unpaid: Unpaid): Promise<void> => {
  const { gatewayPageUrl } = await unpaid.ask('click-1');
  expect(await unpaid.ask('click-1')).toEqual({ gatewayPageUrl });
  const fields = await world.sandbox.completePage(gatewayPageUrl, 'pay-lose-ipn');
  await world.gateway.returnFromGateway({ fields });
  expect(await unpaid.state()).toEqual(unpaid.paid);
  expect((await booked(unpaid.id)).filter(({ kind }) => kind === 'receipt')).toHaveLength(1);
};

describe.each([
  ['an order', anOrder],
  ['a charge', aCharge],
])('no page can be had for %s', (_kind, make) => {
  it.each(['timeout', '500', 'garbage', 'reset', 'lost'])(
    '%s: the buyer is told so, nothing is taken, and the same click works later',
    async (mode) => {
      const unpaid = await make();
      await world.sandbox.injectFault('session', mode);
      await expectNoPage(unpaid, 'unreachable');
      await expectPaidByRepeat(unpaid);
    },
  );

  it.each<[string, ResponseOverride]>([
    ['half an answer', (told) => JSON.stringify(told).slice(0, 60)],
    ['a page for people', () => '<!doctype html><title>Maintenance</title>'],
    ['nothing', () => ''],
    ['a list', (told) => [told]],
    ['another shape', (told) => ({ ...told, status: { code: 'SUCCESS' } })],
  ])('%s is no answer', async (_what, lie) => {
    const unpaid = await make();
    world.gatewayProxy.overrideResponse(lie, 'session');
    await expectNoPage(unpaid, 'unreachable');
    world.gatewayProxy.passThrough();
    await expectPaidByRepeat(unpaid);
  });

  const page =
    (address: string): ResponseOverride =>
    (told) => ({ ...told, GatewayPageURL: address });
  const failed = {
    status: 'FAILED',
    failedreason: `Password qwerty is wrong, and so is card ${cardInReason}`,
  };
  it.each<[string, ResponseOverride]>([
    ['a refusal that quotes what it was sent', (told) => ({ ...told, ...failed, GatewayPageURL: '' })],
    ['a refusal with a page', (told) => ({ ...told, ...failed })],
    ['an empty object', () => ({})],
    ['no page', page('')],
    ['a page on a strange host', page('https://sslcommerz.example/gw.php?Q=PAY')],
    ['a page on a host that only begins alike', page('http://127.0.0.1.thief.example/gw.php')],
    ['a script', page('javascript:alert(document.cookie)')],
  ])('%s opens none', async (_what, lie) => {
    const unpaid = await make();
    world.gatewayProxy.overrideResponse(lie, 'session');
    await expectNoPage(unpaid, 'refused');
    world.gatewayProxy.passThrough();
    await expectPaidByRepeat(unpaid);
  });

  it('the line about a strange page names its host alone, so that it can be allowed', async () => {
    const [unpaid, since] = [await make(), world.lines.length];
    world.gatewayProxy.overrideResponse(page('https://pages.gateway.example/gw.php?Q=PAY-17'), 'session');
    await expectNoPage(unpaid, 'refused');
    const line = world.lines.slice(since).find((one) => one.includes('payment session refused'));
    expect(line).toContain('untrusted payment page host: pages.gateway.example"');
  });
});
