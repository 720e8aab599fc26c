import { newId } from '@sargam/chassis/ids';
import { ChargeServiceDefinition } from '@sargam/proto/commerce/v1/charges';
import type { PaymentEvent } from '@sargam/proto/commerce/v1/events';
import { sql } from 'kysely';
import { paymentEvents } from '../src/charges/charge-messages.ts';
import { buildChargeRequest, chargeAtGateway, makeChecksDue } from './system/bills.ts';
import {
  chargeClient,
  readPlatformBalance,
  storeChargeClient,
  waitForRefundState,
} from './system/refund-steps.ts';
import { taka } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();

const eventsOf = (reference: string): PaymentEvent['event'][] =>
  system.service
    .publishedEvents(paymentEvents)
    .flatMap(({ key, event }) => (key === reference ? [event.event] : []));

const eventNames = (reference: string) => eventsOf(reference).map((event) => event?.$case);

it('a charge paid by card is posted to gift-cards, invoiced and published once', async () => {
  system.service.publishedEvents(paymentEvents);
  const [cards, fees] = [
    await readPlatformBalance(system, 'gift-cards'),
    await readPlatformBalance(system, 'gateway-fees'),
  ];
  const charge = await chargeAtGateway(system);
  const fields = await system.sandbox.completePage(charge.page, 'pay', 'visa');
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      at % 2 ? system.gateway.notifyPayment({ fields }) : system.gateway.returnFromGateway({ fields }),
    ),
  );
  for (const outcome of outcomes)
    expect(outcome).toEqual({
      orderId: '',
      state: 'ORDER_STATE_UNSPECIFIED',
      chargeReference: charge.id,
      chargeState: 'CHARGE_STATE_PAID',
    });
  expect(await readPlatformBalance(system, 'gift-cards')).toBe(cards + taka(1_000));
  expect(await readPlatformBalance(system, 'gateway-fees')).toBe(fees - taka(25));
  const charged = await chargeClient(system, charge.payer).getCharge({ reference: charge.id });
  expect(charged).toMatchObject({
    state: 'CHARGE_STATE_PAID',
    amountPoisha: taka(1_000),
    receivedPoisha: taka(975),
    card: { cardType: 'VISA-Dutch Bangla', cardIssuer: 'TRUST BANK, LTD.', tranId: `${charge.id}-1` },
  });
  expect(charged.invoiceNumber).toMatch(/^INV-\d{6}$/);
  await system.service.eventually(() =>
    expect(eventsOf(charge.id)).toMatchObject([
      { $case: 'paid', value: { charge: { reference: charge.id, invoiceNumber: charged.invoiceNumber } } },
    ]),
  );
});

it.each([
  ['decline', 'failed'],
  ['cancel', 'cancelled'],
  ['leave', 'expired'],
])(
  '%s: the charge ends as %s, is published as closed and cannot be started again',
  async (outcome, state) => {
    system.service.publishedEvents(paymentEvents);
    const charge = await chargeAtGateway(system);
    await system.sandbox.completePage(charge.page, outcome);
    await system.service.eventually(async () => expect(await charge.state()).toBe(state));
    await system.service.eventually(() => expect(eventNames(charge.id)).toEqual(['closed']));
    const request = buildChargeRequest(charge.payer, { reference: charge.id });
    await expect(chargeClient(system, charge.payer).startCharge(request)).rejects.toMatchObject({
      code: 'charge-ended',
    });
  },
);

it('an unpaid charge expires; a late payment still pays it', async () => {
  system.service.publishedEvents(paymentEvents);
  const charge = await chargeAtGateway(system);
  await sql`update charges set expires_at = now() where reference = ${charge.id}`.execute(system.db);
  await system.service.eventually(async () => expect(await charge.state()).toBe('expired'));
  await system.sandbox.completePage(charge.page, 'pay-lose-both');
  await makeChecksDue(system, charge);
  await system.service.eventually(() => expect(eventNames(charge.id)).toEqual(['closed', 'paid']));
});

it('a second payment of a charge is refunded automatically', async () => {
  const charge = await chargeAtGateway(system);
  const request = buildChargeRequest(charge.payer, { reference: charge.id });
  const second = await chargeClient(system, charge.payer).startCharge(request);
  const before = await readPlatformBalance(system, 'unallocated');
  for (const page of [charge.page, second.gatewayPageUrl])
    await system.gateway.returnFromGateway({
      fields: await system.sandbox.completePage(page, 'pay-lose-ipn'),
    });
  expect(await charge.state()).toBe('paid');
  const { rows } = await sql<{ id: string; decided_by: string; card: bigint }>`
    select id, decided_by, card from refunds where charge_reference = ${charge.id}`.execute(system.db);
  expect(rows).toMatchObject([{ decided_by: 'automatic', card: taka(1_000) }]);
  expect(await readPlatformBalance(system, 'unallocated')).toBe(before);
  await waitForRefundState(system, rows[0]?.id ?? '', 'accepted');
  // The first payment can still be refunded.
  expect((await storeChargeClient(system).refundCharge({ reference: charge.id })).automatic).toBe(false);
});

it('only the payer starts, reads or repeats a charge', async () => {
  const charge = await chargeAtGateway(system);
  const otherPayer = newId();
  const payerClient = chargeClient(system, charge.payer);
  await expect(
    chargeClient(system, otherPayer).startCharge(buildChargeRequest(charge.payer)),
  ).rejects.toMatchObject({
    kind: 'forbidden',
  });
  const otherPayersRequest = buildChargeRequest(otherPayer, { reference: charge.id });
  await expect(chargeClient(system, otherPayer).startCharge(otherPayersRequest)).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(chargeClient(system, otherPayer).getCharge({ reference: charge.id })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  const changedAmount = buildChargeRequest(charge.payer, { reference: charge.id, amount: 999 });
  await expect(payerClient.startCharge(changedAmount)).rejects.toMatchObject({ code: 'charge-differs' });
  for (const amount of [9.99, 500_000.01])
    await expect(payerClient.startCharge(buildChargeRequest(charge.payer, { amount }))).rejects.toMatchObject(
      {
        code: 'invalid-charge',
      },
    );
  const unverified = system.student({});
  await expect(
    system.service
      .as({ subject: unverified.id, roles: ['student'], claims: {} }, { through: 'store' })
      .client(ChargeServiceDefinition)
      .startCharge(buildChargeRequest(unverified.id)),
  ).rejects.toMatchObject({ code: 'email-not-verified' });
});
