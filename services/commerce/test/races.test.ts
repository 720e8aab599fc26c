import { newId } from '@sargam/chassis/ids';
import { runAsOwner } from '@sargam/chassis/testing';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import { sql } from 'kysely';
import type { OrderId, StudentId } from '../src/ids.ts';
import { orderEvents } from '../src/orders/order-messages.ts';
import { findSpendableLots, postMovement } from '../src/wallet/ledger-store.ts';
import { captureHold, placeHold, releaseHold } from '../src/wallet/wallet-holds.ts';
import {
  countNotifications,
  creditGiftMoney,
  fillCart,
  getOrderState,
  orderAtGateway,
  orderRequestFor,
  placeQuotedOrder,
  taka,
} from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

it('fifty concurrent notifications and fifty returns settle once', async () => {
  const { student, order, page } = await orderAtGateway(system);
  const settled = await countNotifications(system, 'settled');
  system.service.publishedEvents(orderEvents);
  const fields = await system.sandbox.completePage(page, 'pay-lose-ipn');
  const outcomes = await Promise.all(
    times(100, (at) =>
      at % 2 ? system.gateway.notifyPayment({ fields }) : system.gateway.returnFromGateway({ fields }),
    ),
  );
  expect(new Set(outcomes.map((outcome) => outcome.state))).toEqual(new Set(['ORDER_STATE_PAID']));
  expect(await getOrderState(student, order)).toBe('paid');
  expect(await countNotifications(system, 'settled')).toBe(settled + 1);
  const booked = await sql<{ count: bigint; sales: bigint }>`
    select count(distinct m.id) as count, sum(e.amount)::bigint as sales
      from movements m join entries e on e.movement_id = m.id
     where m.order_id = ${order.id} and e.account_id = 'house/sales'`.execute(system.db);
  expect(booked.rows).toEqual([{ count: 1n, sales: taka(1_250) }]);
  const paidEvents = () =>
    system.service
      .publishedEvents(orderEvents)
      .filter(({ key, event }) => key === order.id && event.event?.$case === 'paid');
  await system.service.eventually(() => expect(paidEvents()).toHaveLength(1));
});

it('concurrent orders of one student spend the wallet once', async () => {
  const student = system.student();
  await creditGiftMoney(system, student, 1_000);
  await fillCart(system, student, 1_000);
  const quote = await student.getQuote({ studentId: student.id });
  await Promise.allSettled(times(10, () => student.placeOrder(orderRequestFor(student, quote))));
  const { orders } = await student.listPurchases({ studentId: student.id });
  await Promise.allSettled(orders.map((order) => student.confirmFreeOrder({ orderId: order.id })));
  const paid = (await student.listPurchases({ studentId: student.id })).orders.filter(
    (order) => order.state === 'ORDER_STATE_PAID',
  );
  expect(paid).toHaveLength(1);
  expect(await student.getWallet({ studentId: student.id })).toMatchObject({ balancePoisha: 0n });
});

it('concurrent holds, captures and releases keep the wallet at zero or above', async () => {
  const student = system.student();
  const owner = student.id as StudentId;
  await creditGiftMoney(system, student, 100);
  const holds = await Promise.all(
    times(30, async () => {
      const order = newId() as OrderId;
      const amount = taka(10);
      const taken = await system.database.transaction((tx) =>
        placeHold(tx, { student: owner, order, amount, at: new Date() }),
      );
      return { order, taken };
    }),
  );
  const taken = holds.filter((hold) => hold.taken);
  expect(taken).toHaveLength(10);
  await Promise.all(
    taken.flatMap(({ order }, at) =>
      times(2, () =>
        system.database.transaction<unknown>((tx) =>
          at < 4 ? captureHold(tx, order, new Date()) : releaseHold(tx, order, new Date()),
        ),
      ),
    ),
  );
  const [lot, ...others] = await findSpendableLots(system.db, owner, new Date());
  expect(lot?.amount).toBe(taka(60));
  expect(others).toEqual([]);
});

describe('database constraints reject', () => {
  const student = 'S-floor' as StudentId;
  const at = new Date();
  const holdAccount = { kind: 'held', student, bucket: 'refund', expiresAt: null } as const;

  it('a wallet balance below zero', async () => {
    await sql`insert into wallets (student_id) values (${student})`.execute(system.db);
    const spending = system.database.transaction((tx) =>
      postMovement(tx, {
        key: 'overdraw',
        kind: 'capture',
        reason: 'test',
        student,
        at,
        transfers: [{ from: holdAccount, to: { kind: 'house', name: 'sales' }, amount: 1n }],
      }),
    );
    await expect(spending).rejects.toThrow('would fall below zero');
  });

  it('an unbalanced movement and any change of ledger rows', async () => {
    const unbalanced = system.database.transaction(async (tx) => {
      await sql`insert into movements values ('m1', 'lopsided', 'x', null, null, 'test', now())`.execute(tx);
      await sql`insert into entries (movement_id, account_id, amount) values ('m1', 'house/sales', 1)`.execute(
        tx,
      );
    });
    await expect(unbalanced).rejects.toThrow('does not add up to zero');
    for (const statement of ['update entries set amount = amount + 1', 'delete from movements']) {
      await expect(sql.raw(statement).execute(system.db)).rejects.toThrow('permission denied');
      const { databaseUrl } = system.service.settings;
      await expect(runAsOwner(databaseUrl, statement)).rejects.toThrow('append-only');
    }
  });
});

it('one idempotency key and body gives one order and response, also after a restart', async () => {
  const student = system.student();
  await fillCart(system, student, 640);
  const quote = await student.getQuote({ studentId: student.id });
  const request = orderRequestFor(student, quote, { idempotencyKey: 'checkout-1' });
  const answers = await Promise.all(times(8, () => student.placeOrder(request)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect((await student.listPurchases({ studentId: student.id })).total).toBe(1);
  await expect(student.placeOrder({ ...request, expectedPayablePoisha: 1n })).rejects.toMatchObject({
    code: 'idempotency-key-reused',
  });
  expect((await placeQuotedOrder(student)).id).not.toBe(answers[0]?.id);
  // The response is the same after the order ended, from a new process, with another cart.
  await fillCart(system, student, 100);
  await system.service.restart();
  const client = system.as(student.id).client(CommerceServiceDefinition);
  expect(await client.placeOrder(request)).toEqual(answers[0]);
});
