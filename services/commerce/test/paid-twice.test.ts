import { sql } from 'kysely';
import { fillCart, getOrderState, openPaymentPage, orderAsQuoted } from './world/steps.ts';
import { useWorld } from './world/world.ts';

const world = useWorld();

it('a course paid twice within a day is written to the order history and counted', async () => {
  const student = world.student();
  await fillCart(world, student, 500);
  const abandoned = await orderAsQuoted(student);
  const page = await openPaymentPage(student, abandoned);
  const replacement = await orderAsQuoted(student);
  for (const url of [await openPaymentPage(student, replacement), page])
    await world.gateway.returnFromGateway({ fields: await world.sandbox.completePage(url, 'pay-lose-ipn') });
  expect(await getOrderState(student, abandoned)).toBe('paid');
  const { rows } = await sql<{ order_id: string; reason: string }>`
    select order_id, reason from order_history where action = 'paid-twice'`.execute(world.db);
  expect(rows).toEqual([
    { order_id: abandoned.id, reason: `A course of it was paid for by ${replacement.id}` },
  ]);
  await world.service.eventually(async () => {
    const metrics = await (await fetch(`${world.service.opsUrl}/metrics`)).text();
    expect(metrics).toMatch(/^orders_paid_twice_total\{?.*\}? 1$/m);
  });
});
