import { sql } from 'kysely';
import { fillCart, getOrderState, openPaymentPage, orderAsQuoted } from './world/steps.ts';
import { useWorld } from './world/world.ts';

const world = useWorld();

it('a course that is paid for twice within a day is put down, and told to whoever watches', async () => {
  const student = world.student();
  await fillCart(world, student, 500);
  const left = await orderAsQuoted(student);
  const page = await openPaymentPage(student, left);
  const instead = await orderAsQuoted(student);
  for (const one of [await openPaymentPage(student, instead), page])
    await world.gateway.returnFromGateway({ fields: await world.sandbox.completePage(one, 'pay-lose-ipn') });
  expect(await getOrderState(student, left)).toBe('paid');
  const { rows } = await sql<{ order_id: string; reason: string }>`
    select order_id, reason from order_history where action = 'paid-twice'`.execute(world.db);
  expect(rows).toEqual([{ order_id: left.id, reason: `A course of it was paid for by ${instead.id}` }]);
  await world.it.eventually(async () => {
    const metrics = await (await fetch(`${world.it.opsUrl}/metrics`)).text();
    expect(metrics).toMatch(/^orders_paid_twice_total\{?.*\}? 1$/m);
  });
});
