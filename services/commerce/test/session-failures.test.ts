import { newId } from '@sargam/chassis/ids';
import { sql } from 'kysely';
import { buildChargeRequest } from './system/bills.ts';
import type { ResponseOverride } from './system/faulty-gateway-proxy.ts';
import { chargeClient } from './system/refund-steps.ts';
import { expectNoSecrets } from './system/secrets.ts';
import {
  buyer,
  createCoupon,
  creditGiftMoney,
  fillCart,
  placeQuotedOrder,
  readCounter,
  readCouponUses,
  taka,
} from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem({ SSLCOMMERZ_TIMEOUT: '1s' });

afterEach(async () => {
  system.gatewayProxy.passThrough();
  await system.sandbox.clearFaults();
});

/** An unpaid order or charge. Its state contains everything that a payment can change. */
interface Unpaid {
  readonly id: string;
  readonly requestPage: (key: string) => Promise<{ gatewayPageUrl: string }>;
  readonly readState: () => Promise<object>;
  /** State before the payment. */
  readonly unpaidState: object;
  /** State after the payment. */
  readonly paidState: object;
}

const createOrder = async (): Promise<Unpaid> => {
  const student = system.student();
  await creditGiftMoney(system, student, 100);
  await fillCart(system, student, 1_100);
  const coupon = await createCoupon(system, { percent: 20, useLimit: 1 });
  const order = await placeQuotedOrder(student, { couponCode: coupon.code });
  const customer = { ...buyer, phone: '01799999999' };
  const readState = async () => {
    const { state, payablePoisha } = await student.getOrder({ orderId: order.id });
    const { balancePoisha } = await student.getWallet({ studentId: student.id });
    const uses = await readCouponUses(system, coupon.id);
    const { rows: held } = await sql<{ amount: bigint }>`
      select coalesce(sum(amount), 0)::bigint as amount from entries
       where account_id like ${`${student.id}/held/%`}`.execute(system.db);
    return { state, payablePoisha, balancePoisha, held: held[0]?.amount, coupon: uses };
  };
  const amounts = { payablePoisha: taka(800), balancePoisha: 0n };
  return {
    id: order.id,
    requestPage: (idempotencyKey) =>
      student.startPayment({
        orderId: order.id,
        customer,
        expectedTotalPoisha: taka(800),
        idempotencyKey,
      }),
    readState,
    unpaidState: {
      state: 'ORDER_STATE_AWAITING_PAYMENT',
      ...amounts,
      held: taka(100),
      coupon: { used: 0, reserved: 1 },
    },
    paidState: { state: 'ORDER_STATE_PAID', ...amounts, held: 0n, coupon: { used: 1, reserved: 0 } },
  };
};

const createCharge = async (): Promise<Unpaid> => {
  const payer = newId();
  const request = buildChargeRequest(payer);
  return {
    id: request.reference,
    requestPage: (idempotencyKey) => chargeClient(system, payer).startCharge({ ...request, idempotencyKey }),
    readState: async () => {
      const { state } = await chargeClient(system, payer).getCharge({ reference: request.reference });
      return { state };
    },
    unpaidState: { state: 'CHARGE_STATE_OPEN' },
    paidState: { state: 'CHARGE_STATE_PAID' },
  };
};

const readPostings = async (id: string) =>
  (
    await sql<{ kind: string }>`
      select kind from movements where key like ${`%${id}%`} and kind in ('receipt', 'capture')`.execute(
      system.db,
    )
  ).rows;

const cardInReason = '4111 1111 1111 1111';

/** A rejected session is a fault of this service; an unreachable gateway is not. */
const levels = { refused: 'error', unreachable: 'warn' } as const;

/** Requests a page that cannot be opened. Expects an error, a counter and a log line, and no other change. */
const expectNoPage = async (unpaid: Unpaid, outcome: keyof typeof levels) => {
  const [before, since] = [
    await readCounter(system, 'payment_pages_total', { outcome }),
    system.lines.length,
  ];
  await expect(unpaid.requestPage('click-1')).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'payment-unavailable',
    message: 'The payment page could not be opened. Please try again in a moment.',
  });
  expect(await unpaid.readState()).toEqual(unpaid.unpaidState);
  expect(await readPostings(unpaid.id)).toEqual([]);
  expect(await readCounter(system, 'payment_pages_total', { outcome })).toBe(before + 1);
  const lines = system.lines.slice(since);
  const line = { level: levels[outcome], bill: unpaid.id, tranId: `${unpaid.id}-1` };
  const entries = lines.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(entries).toContainEqual(expect.objectContaining(line));
  expectNoSecrets(lines, { card_no: cardInReason });
  for (const text of lines) expect(text).not.toMatch(/01799999999|nusrat@example\.com/);
};

/** Repeats the request after the gateway recovers. Expects one page and one payment. */
const expectPaidByRepeat = async (unpaid: Unpaid): Promise<void> => {
  const { gatewayPageUrl } = await unpaid.requestPage('click-1');
  expect(await unpaid.requestPage('click-1')).toEqual({ gatewayPageUrl });
  const fields = await system.sandbox.completePage(gatewayPageUrl, 'pay-lose-ipn');
  await system.gateway.returnFromGateway({ fields });
  expect(await unpaid.readState()).toEqual(unpaid.paidState);
  expect((await readPostings(unpaid.id)).filter(({ kind }) => kind === 'receipt')).toHaveLength(1);
};

describe.each([
  ['an order', createOrder],
  ['a charge', createCharge],
])('no payment page for %s', (_kind, make) => {
  it.each(['timeout', '500', 'garbage', 'reset', 'lost'])(
    '%s: payment-unavailable, no change, and the same request succeeds later',
    async (mode) => {
      const unpaid = await make();
      await system.sandbox.injectFault('session', mode);
      await expectNoPage(unpaid, 'unreachable');
      await expectPaidByRepeat(unpaid);
    },
  );

  it.each<[string, ResponseOverride]>([
    ['a truncated response', (original) => JSON.stringify(original).slice(0, 60)],
    ['an HTML page', () => '<!doctype html><title>Maintenance</title>'],
    ['an empty response', () => ''],
    ['a list', (original) => [original]],
    ['another shape', (original) => ({ ...original, status: { code: 'SUCCESS' } })],
  ])('%s: unreachable', async (_case, override) => {
    const unpaid = await make();
    system.gatewayProxy.overrideResponse(override, 'session');
    await expectNoPage(unpaid, 'unreachable');
    system.gatewayProxy.passThrough();
    await expectPaidByRepeat(unpaid);
  });

  const withPage =
    (address: string): ResponseOverride =>
    (original) => ({ ...original, GatewayPageURL: address });
  const failed = {
    status: 'FAILED',
    failedreason: `Password qwerty is wrong, and so is card ${cardInReason}`,
  };
  it.each<[string, ResponseOverride]>([
    ['a rejection that contains secrets', (original) => ({ ...original, ...failed, GatewayPageURL: '' })],
    ['a rejection with a page', (original) => ({ ...original, ...failed })],
    ['an empty object', () => ({})],
    ['no page', withPage('')],
    ['a page on an untrusted host', withPage('https://sslcommerz.example/gw.php?Q=PAY')],
    ['a page on a host with a trusted prefix', withPage('http://127.0.0.1.thief.example/gw.php')],
    ['a script', withPage('javascript:alert(document.cookie)')],
  ])('%s: refused', async (_case, override) => {
    const unpaid = await make();
    system.gatewayProxy.overrideResponse(override, 'session');
    await expectNoPage(unpaid, 'refused');
    system.gatewayProxy.passThrough();
    await expectPaidByRepeat(unpaid);
  });

  it('the log line of an untrusted page contains only its host', async () => {
    const [unpaid, since] = [await make(), system.lines.length];
    system.gatewayProxy.overrideResponse(
      withPage('https://pages.gateway.example/gw.php?Q=PAY-17'),
      'session',
    );
    await expectNoPage(unpaid, 'refused');
    const line = system.lines.slice(since).find((text) => text.includes('payment session refused'));
    expect(line).toContain('untrusted payment page host: pages.gateway.example"');
  });
});
