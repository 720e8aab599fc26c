import { sql } from 'kysely';
import { fillCart, getOrderState, openPaymentPage, placeQuotedOrder } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();

it('a course paid twice within a day is written to the order history and counted', async () => {
  const student = system.student();
  await fillCart(system, student, 500);
  const abandoned = await placeQuotedOrder(student);
  const page = await openPaymentPage(student, abandoned);
  await student.abandonOrder({ orderId: abandoned.id });
  const replacement = await placeQuotedOrder(student);
  for (const url of [await openPaymentPage(student, replacement), page])
    await system.gateway.returnFromGateway({
      fields: await system.sandbox.completePage(url, 'pay-lose-ipn'),
    });
  expect(await getOrderState(student, abandoned)).toBe('paid');
  const { rows } = await sql<{ order_id: string; reason: string }>`
    select order_id, reason from order_history where action = 'paid-twice'`.execute(system.db);
  expect(rows).toEqual([
    { order_id: abandoned.id, reason: `A course of it was paid for by ${replacement.id}` },
  ]);
  await system.service.eventually(async () => {
    const metrics = await (await fetch(`${system.service.opsUrl}/metrics`)).text();
    expect(metrics).toMatch(/^orders_paid_twice_total\{?.*\}? 1$/m);
  });
});
