import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@sargam/chassis/ids';
import { eventually } from '@sargam/chassis/testing';
import { type Books, openBooks } from '../src/books/books.ts';
import { codeOf, giftOrderEnded, type OnShelf } from '../src/market/gifts.ts';
import { courseIds, fillShelf } from '../src/market/shelf.ts';
import {
  adminOf,
  buy,
  customer,
  expecting,
  order,
  orderEnded,
  putInCart,
  studentOf,
} from '../src/market/student.ts';
import { type Calls, type Clients, openClients } from '../src/rig/clients.ts';
import { type Rig, type ServiceName, startRig } from '../src/rig/rig.ts';
import { scaleOfRounds, times } from '../src/rounds.ts';

let rig: Rig;
let clients: Clients;
let books: Books;
let admin: Calls;
let gifts: readonly OnShelf[];

beforeAll(async () => {
  rig = await startRig();
  clients = await openClients(rig);
  books = await openBooks(rig.databases);
  admin = adminOf(clients);
  gifts = await fillShelf(admin);
});
afterAll(async () => {
  await books?.close();
  await clients?.stop();
  await rig?.stop();
});

const course = courseIds[0] ?? '';
const together = 6;
const asSoonAsReady = 5_000;

interface Scene<T> {
  /** What lies ready before the service dies. */
  prepare(): Promise<T>;
  /** What is under way when it does. It may fail. */
  act(prepared: T): Promise<unknown>;
  /** What must be so within five seconds of its being ready again, without anyone trying again. */
  whole(prepared: T): Promise<void>;
}

/**
 * Kills the service at the first, the next, … of all the moments at which it waits for its database, another service
 * or the payment gateway, some scenes under way each time, until the scenes are through before it would die.
 */
const killAtEveryAwait = async <T>(name: ServiceName, scene: Scene<T>, step: number): Promise<number> => {
  const [service, count] = [rig.services[name], rig.counts[name]];
  let kills = 0;
  let slowest = 0;
  for (let at = 1; ; at += step) {
    // The first calls after a restart may still meet a connection that is not made again yet.
    const prepared = await Promise.all(times(together, () => eventually(() => scene.prepare())));
    let died = false;
    void count.arm(at, () => {
      died = true;
      void service.kill();
    });
    await Promise.all(prepared.map((one) => scene.act(one).catch(() => undefined)));
    // Sweeps and the outbox go on after the answer: they may be what it dies in.
    await sleep(150);
    count.disarm();
    if (!died) {
      console.info(
        `${name}: killed ${kills} times; all was well again after ${Math.round(slowest)} ms at most`,
      );
      return kills;
    }
    kills += 1;
    await service.kill();
    await service.start();
    const ready = performance.now();
    await eventually(async () => {
      for (const one of prepared) await scene.whole(one);
    }, asSoonAsReady);
    slowest = Math.max(slowest, performance.now() - ready);
    expect(await books.faults()).toEqual([]);
  }
};

/** Every how many-th await dies. Six scenes are under way at a time, so that a step of 7 passes over few of their awaits. */
const every = Math.round(7 / scaleOfRounds);

const stateOf = async (id: string) =>
  (await books.ask<{ state: string }>('commerce', 'select state from orders where id = $1', [id]))[0]?.state;

const countOf = async (of: Parameters<Books['ask']>[0], table: string, id: string): Promise<number> =>
  (await books.ask<{ n: number }>(of, `select count(*)::int as n from ${table} where order_id = $1`, [id]))[0]
    ?.n ?? 0;

const settledOnce = async (id: string): Promise<void> => {
  expect(await stateOf(id)).toBe('paid');
  expect(await books.settlements(id)).toBe(1);
  expect(await countOf('learning', 'grants', id)).toBe(1);
  expect(await countOf('payouts', 'earnings', id)).toBe(1);
};

describe('killed at every await, and back without anyone’s help', () => {
  it('commerce in checkout: an order is whole and holds what it says, or there is none', async () => {
    const kills = await killAtEveryAwait(
      'commerce',
      {
        prepare: async () => {
          const student = studentOf(clients);
          await putInCart(student, course);
          return student;
        },
        act: async (student) => {
          const placed = await order(student, { key: `checkout-${student.id}` });
          await student.calls.commerce.startPayment({
            orderId: placed.id,
            customer,
            expectedTotalPoisha: placed.payablePoisha,
          });
        },
        whole: async (student) => {
          const { orders } = await student.calls.commerce.listPurchases({ studentId: student.id });
          expect(orders.length).toBeLessThanOrEqual(1);
          // Whoever presses again with the same key gets the same order, or the one there could not be before.
          const quote = await student.calls.commerce.getQuote({ studentId: student.id });
          const again = await student.calls.commerce.placeOrder(
            expecting(student, quote, { key: `checkout-${student.id}` }),
          );
          expect((await student.calls.commerce.listPurchases({ studentId: student.id })).orders).toHaveLength(
            1,
          );
          expect([again.id, orders[0]?.id ?? again.id]).toEqual([again.id, again.id]);
        },
      },
      every,
    );
    expect(kills).toBeGreaterThan(0);
  });

  it.each(['commerce', 'learning'] as const)(
    '%s while payments settle: paid, enrolled and earned once',
    async (name) => {
      const kills = await killAtEveryAwait(
        name,
        {
          prepare: () => orderEnded(rig, studentOf(clients), course, 'pay-lose-ipn'),
          act: async ({ student, fields, order: { id } }) => {
            await student.calls.commerce.notifyPayment({ fields });
            if (name === 'learning') await eventually(() => settledOnce(id), 3_000);
          },
          whole: async ({ order: { id } }) => settledOnce(id),
        },
        every,
      );
      expect(kills).toBeGreaterThan(0);
    },
  );

  it.each(['store', 'commerce'] as const)('%s while gift cards are redeemed: credited once', async (name) => {
    const [card] = gifts;
    if (!card) throw new Error('no gift card is sold');
    const kills = await killAtEveryAwait(
      name,
      {
        prepare: async () => {
          const buyer = studentOf(clients);
          const { order: placed, fields } = await giftOrderEnded(rig, buyer, card, 1, 'pay-lose-ipn');
          await buyer.calls.commerce.notifyPayment({ fields });
          const code = await eventually(() => codeOf(clients, books, placed.id));
          return { student: studentOf(clients), code };
        },
        act: ({ student, code }) => student.calls.giftCards.redeemGiftCard({ code, studentId: student.id }),
        whole: async ({ student, code }) => {
          const claimed = await books.ask('store', 'select id from gift_cards where used_by = $1', [
            student.id,
          ]);
          const { balancePoisha } = await student.calls.commerce.getWallet({ studentId: student.id });
          // Died before it was taken: it can still be redeemed. Died after: the money is there, by itself.
          expect(balancePoisha).toBe(claimed.length > 0 ? 50_000n : 0n);
          await student.calls.giftCards.redeemGiftCard({ code, studentId: student.id });
          expect(await student.calls.commerce.getWallet({ studentId: student.id })).toMatchObject({
            balancePoisha: 50_000n,
          });
        },
      },
      every,
    );
    expect(kills).toBeGreaterThan(0);
  });

  it('commerce while refunds are granted: given back once, access and earnings follow', async () => {
    const kills = await killAtEveryAwait(
      'commerce',
      {
        prepare: async () => {
          const student = studentOf(clients);
          const { id } = await buy(rig, student, course);
          await eventually(() => settledOnce(id));
          return { id, refundId: newId() };
        },
        act: ({ id, refundId }) =>
          admin.refunds.grantRefund({
            refundId,
            orderId: id,
            reason: 'REFUND_REASON_NO_ACCESS',
            note: 'Test',
          }),
        whole: async ({ id, refundId }) => {
          const [refund] = await books.ask<{ state: string }>(
            'commerce',
            'select state from refunds where id = $1',
            [refundId],
          );
          if (!refund) return settledOnce(id);
          expect(['accepted', 'refunded']).toContain(refund.state);
          expect(await stateOf(id)).toBe('refunded');
          const grants = await books.ask(
            'learning',
            'select 1 from grants where order_id = $1 and revoked_at is null',
            [id],
          );
          expect(grants).toEqual([]);
        },
      },
      every,
    );
    expect(kills).toBeGreaterThan(0);
  });
});
