import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@sargam/chassis/ids';
import { PaymentMethod } from '@sargam/proto/commerce/v1/payment';
import { sql } from 'kysely';
import { aChargeRequest } from './world/bills.ts';
import { chargeClient } from './world/refund-steps.ts';
import { buyer, fillCart, orderAsQuoted } from './world/steps.ts';
import { useWorld } from './world/world.ts';

const world = useWorld();
afterEach(() => world.sandbox.clearFaults());

const attemptsAt = async (id: string): Promise<number> => {
  const { rows } = await sql`select from payments where order_id = ${id} or charge_reference = ${id}`.execute(
    world.db,
  );
  return rows.length;
};

/** A way to ask for a page again and again, for an order and for a charge. */
const anAsker = {
  order: async () => {
    const student = world.student();
    await fillCart(world, student, 900);
    const order = await orderAsQuoted(student);
    const ask = (idempotencyKey: string, city = 'Dhaka') =>
      student.startPayment({
        orderId: order.id,
        customer: { ...buyer, city },
        expectedTotalPoisha: order.payablePoisha,
        idempotencyKey,
      });
    return { id: order.id, ask };
  },
  charge: async () => {
    const payer = newId();
    const wish = aChargeRequest(payer);
    const ask = (key: string, city = 'Dhaka') =>
      chargeClient(world, payer).startCharge({ ...wish, idempotencyKey: key, customer: { ...buyer, city } });
    return { id: wish.reference, ask };
  },
};

describe.each(['order', 'charge'] as const)('the page for a payment of a %s', (kind) => {
  it('is one page for one key, also for repeats that come while it is being opened', async () => {
    const { id, ask } = await anAsker[kind]();
    const pages = await Promise.all(Array.from({ length: 8 }, () => ask('key-1')));
    expect(new Set(pages.map((page) => page.gatewayPageUrl)).size).toBe(1);
    expect(await ask('key-1')).toEqual(pages[0]);
    expect(await attemptsAt(id)).toBe(1);
    await expect(ask('key-1', 'Khulna')).rejects.toMatchObject({ code: 'idempotency-key-reused' });
    expect((await ask('key-2')).gatewayPageUrl).not.toBe(pages[0]?.gatewayPageUrl);
    expect(await attemptsAt(id)).toBe(2);
  });

  it('can be asked for again by the same key where the gateway was away', async () => {
    const { ask } = await anAsker[kind]();
    await world.sandbox.injectFault('session', '500');
    await expect(ask('key-1')).rejects.toMatchObject({ code: 'payment-unavailable' });
    expect((await ask('key-1')).gatewayPageUrl).toContain('http');
  });

  it('is opened by a repeat where whoever opened it died over it', async () => {
    const { id, ask } = await anAsker[kind]();
    await ask('key-1');
    // As a process leaves it that was killed between its claim and the gateway’s answer.
    await sql`update page_requests set page_url = null, claimed_until = now() + interval '700 ms'
      where key = 'key-1' and page_url is not null`.execute(world.db);
    const again = ask('key-1');
    await pause(200);
    expect(await attemptsAt(id)).toBe(1);
    expect((await again).gatewayPageUrl).toContain('http');
    expect(await attemptsAt(id)).toBe(2);
  });
});

it.each([
  [PaymentMethod.PAYMENT_METHOD_UNSPECIFIED, ''],
  [PaymentMethod.PAYMENT_METHOD_BKASH, 'bkash'],
  [PaymentMethod.PAYMENT_METHOD_NAGAD, 'mobilebank'],
  [PaymentMethod.PAYMENT_METHOD_ROCKET, 'dbblmobilebanking'],
  [PaymentMethod.PAYMENT_METHOD_CARD, 'visacard,mastercard,amexcard'],
  [PaymentMethod.PAYMENT_METHOD_BANK, 'internetbank'],
])('%s asks the gateway’s page for %j', async (method, multiCardName) => {
  const payer = newId();
  const { gatewayPageUrl } = await chargeClient(world, payer).startCharge({
    ...aChargeRequest(payer),
    method,
  });
  expect(await world.sandbox.session(gatewayPageUrl)).toMatchObject({ multiCardName });
});
