import { ChargeServiceDefinition } from '@sargam/proto/commerce/v1/charges';
import type { PaymentEvent } from '@sargam/proto/commerce/v1/events';
import { sql } from 'kysely';
import { paymentEvents } from '../src/charges/charge-messages.ts';
import { chargeAtGateway } from './system/bills.ts';
import { readPlatformBalance, storeChargeClient, waitForRefundState } from './system/refund-steps.ts';
import { taka } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();

const eventsOf = (reference: string): PaymentEvent['event'][] =>
  system.service
    .publishedEvents(paymentEvents)
    .flatMap(({ key, event }) => (key === reference ? [event.event] : []));

const eventNames = (reference: string) => eventsOf(reference).map((event) => event?.$case);

describe('a refund by the selling service', () => {
  const request = (reference: string) => ({ reference, reason: 'Bought by mistake', actor: 'admin-7' });

  it('concurrent repeats refund the full amount once', async () => {
    system.service.publishedEvents(paymentEvents);
    const charge = await chargeAtGateway(system);
    await system.gateway.returnFromGateway({
      fields: await system.sandbox.completePage(charge.page, 'pay-lose-ipn'),
    });
    const cards = await readPlatformBalance(system, 'gift-cards');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => storeChargeClient(system).refundCharge(request(charge.id))),
    );
    expect(new Set(answers.map((refund) => refund.id)).size).toBe(1);
    expect(answers[0]).toMatchObject({
      chargeReference: charge.id,
      cardPoisha: taka(1_000),
      note: 'Bought by mistake',
    });
    expect(answers[0]?.creditNoteNumber).toMatch(/^CN-/);
    expect(await readPlatformBalance(system, 'gift-cards')).toBe(cards - taka(1_000));
    expect(await charge.state()).toBe('refunded');
    await system.service.eventually(() => expect(eventNames(charge.id)).toEqual(['paid', 'refunded']));
    const { rows } = await sql<{ actor: string; reason: string }>`
      select actor, reason from charge_history where charge_reference = ${charge.id} and action = 'refund'`.execute(
      system.db,
    );
    expect(rows).toEqual([{ actor: 'admin-7', reason: 'Bought by mistake' }]);
    await waitForRefundState(system, answers[0]?.id ?? '', 'accepted');
    await system.sandbox.advanceClock(61);
    await waitForRefundState(system, answers[0]?.id ?? '', 'refunded');
  });

  it('a charge under review is refunded without a credit note', async () => {
    const charge = await chargeAtGateway(system);
    const before = await readPlatformBalance(system, 'unallocated');
    await system.gateway.returnFromGateway({
      fields: await system.sandbox.completePage(charge.page, 'pay-risky'),
    });
    expect(await charge.state()).toBe('review');
    const refund = await storeChargeClient(system).refundCharge(request(charge.id));
    expect(refund).toMatchObject({ creditNoteNumber: '', cardPoisha: taka(1_000) });
    expect(await charge.state()).toBe('refunded');
    expect(await readPlatformBalance(system, 'unallocated')).toBe(before);
  });

  it.each([true, false])(
    'two concurrent admin decisions resolve a review once (accepted: %s)',
    async (accept) => {
      system.service.publishedEvents(paymentEvents);
      const charge = await chargeAtGateway(system);
      await system.gateway.returnFromGateway({
        fields: await system.sandbox.completePage(charge.page, 'pay-risky'),
      });
      const decision = { reference: charge.id, accept, reason: 'Called the buyer' };
      const results = await Promise.allSettled(
        ['admin-1', 'admin-2'].map((admin) =>
          system.as(admin, ['admin']).client(ChargeServiceDefinition).resolveChargeReview(decision),
        ),
      );
      expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await charge.state()).toBe(accept ? 'paid' : 'refunded');
      await system.service.eventually(() =>
        expect(eventNames(charge.id)).toEqual(['closed', accept ? 'paid' : 'refunded']),
      );
    },
  );

  it('is rejected for an unpaid charge and for students and admins', async () => {
    const charge = await chargeAtGateway(system);
    await expect(storeChargeClient(system).refundCharge(request(charge.id))).rejects.toMatchObject({
      code: 'charge-not-paid',
    });
    for (const roles of [['student'], ['admin']])
      await expect(
        system.as(charge.payer, roles).client(ChargeServiceDefinition).refundCharge(request(charge.id)),
      ).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
