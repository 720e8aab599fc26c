import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@sargam/chassis/ids';
import { PaymentMethod } from '@sargam/proto/commerce/v1/payment';
import { sql } from 'kysely';
import { buildChargeRequest } from './system/bills.ts';
import { chargeClient } from './system/refund-steps.ts';
import { buyer, fillCart, placeQuotedOrder } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();
afterEach(() => system.sandbox.clearFaults());

const countAttempts = async (id: string): Promise<number> => {
  const { rows } = await sql`select from payments where order_id = ${id} or charge_reference = ${id}`.execute(
    system.db,
  );
  return rows.length;
};

/** Creates an order or a charge, with a function that requests its payment page. */
const createUnpaid = {
  order: async () => {
    const student = system.student();
    await fillCart(system, student, 900);
    const order = await placeQuotedOrder(student);
    const requestPage = (idempotencyKey: string, city = 'Dhaka') =>
      student.startPayment({
        orderId: order.id,
        customer: { ...buyer, city },
        expectedTotalPoisha: order.payablePoisha,
        idempotencyKey,
      });
    return { id: order.id, requestPage };
  },
  charge: async () => {
    const payer = newId();
    const request = buildChargeRequest(payer);
    const requestPage = (key: string, city = 'Dhaka') =>
      chargeClient(system, payer).startCharge({
        ...request,
        idempotencyKey: key,
        customer: { ...buyer, city },
      });
    return { id: request.reference, requestPage };
  },
};

describe.each(['order', 'charge'] as const)('the payment page of a %s', (kind) => {
  it('is the same for one idempotency key, also for repeats while it is being opened', async () => {
    const { id, requestPage } = await createUnpaid[kind]();
    const pages = await Promise.all(Array.from({ length: 8 }, () => requestPage('key-1')));
    expect(new Set(pages.map((page) => page.gatewayPageUrl)).size).toBe(1);
    expect(await requestPage('key-1')).toEqual(pages[0]);
    expect(await countAttempts(id)).toBe(1);
    await expect(requestPage('key-1', 'Khulna')).rejects.toMatchObject({ code: 'idempotency-key-reused' });
    expect((await requestPage('key-2')).gatewayPageUrl).not.toBe(pages[0]?.gatewayPageUrl);
    expect(await countAttempts(id)).toBe(2);
  });

  it('can be requested again with the same key after the gateway was unavailable', async () => {
    const { requestPage } = await createUnpaid[kind]();
    await system.sandbox.injectFault('session', '500');
    await expect(requestPage('key-1')).rejects.toMatchObject({ code: 'payment-unavailable' });
    expect((await requestPage('key-1')).gatewayPageUrl).toContain('http');
  });

  it('is opened by a repeat when the process with the claim crashed', async () => {
    const { id, requestPage } = await createUnpaid[kind]();
    await requestPage('key-1');
    // The row of a process that is killed between its claim and the gateway’s response.
    await sql`update idempotency set answer = null, claimed_until = now() + interval '700 ms'
      where key = 'key-1' and answer is not null`.execute(system.db);
    const again = requestPage('key-1');
    await pause(200);
    expect(await countAttempts(id)).toBe(1);
    expect((await again).gatewayPageUrl).toContain('http');
    expect(await countAttempts(id)).toBe(2);
  });
});

it.each([
  [PaymentMethod.PAYMENT_METHOD_UNSPECIFIED, ''],
  [PaymentMethod.PAYMENT_METHOD_BKASH, 'bkash'],
  [PaymentMethod.PAYMENT_METHOD_NAGAD, 'mobilebank'],
  [PaymentMethod.PAYMENT_METHOD_ROCKET, 'dbblmobilebanking'],
  [PaymentMethod.PAYMENT_METHOD_CARD, 'visacard,mastercard,amexcard'],
  [PaymentMethod.PAYMENT_METHOD_BANK, 'internetbank'],
])('%s requests multi_card_name %j', async (method, multiCardName) => {
  const payer = newId();
  const { gatewayPageUrl } = await chargeClient(system, payer).startCharge({
    ...buildChargeRequest(payer),
    method,
  });
  expect(await system.sandbox.session(gatewayPageUrl)).toMatchObject({ multiCardName });
});
