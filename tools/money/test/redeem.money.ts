import { DomainError } from '@sargam/chassis/errors';
import { eventually } from '@sargam/chassis/testing';
import { openServiceDatabases, type ServiceDatabases } from '../src/checks/service-databases.ts';
import { runRounds, times } from '../src/scale.ts';
import { completeGiftOrder, type GiftCardProduct, readGiftCardCode } from '../src/shop/gift-orders.ts';
import { createProducts } from '../src/shop/products.ts';
import { adminOf, type Student, studentOf } from '../src/shop/student.ts';
import { type Clients, openClients } from '../src/system/clients.ts';
import { startTestSystem, type TestSystem } from '../src/system/test-system.ts';

let system: TestSystem;
let clients: Clients;
let databases: ServiceDatabases;
let card: GiftCardProduct;

beforeAll(async () => {
  system = await startTestSystem();
  clients = await openClients(system);
  databases = await openServiceDatabases(system.databaseUrls);
  const [first] = await createProducts(adminOf(clients));
  if (!first) throw new Error('no gift card product');
  card = first;
});
afterAll(async () => {
  await databases?.close();
  await clients?.stop();
  await system?.stop();
});

const value = 50_000n;

/** Only the owner of the card learns that it is redeemed or that its money is on its way; other students get one error. */
const invalid = 'gift-card-invalid: This gift card code is not valid.';
const creditPending =
  'gift-card-on-its-way: Your gift card is redeemed. Its money will be in your wallet in a moment.';
const alreadyRedeemed = 'gift-card-already-redeemed: This gift card is already in your wallet.';
const describeError = (reason: unknown): string =>
  reason instanceof DomainError ? `${reason.code}: ${reason.message}` : String(reason);

interface Card {
  readonly code: string;
  readonly orderId: string;
}

const buyCard = async (): Promise<Card> => {
  const buyer = studentOf(clients);
  const { order, fields } = await completeGiftOrder(system, buyer, card, 1, 'pay-lose-ipn');
  await buyer.calls.commerce.notifyPayment({ fields });
  return { orderId: order.id, code: await eventually(() => readGiftCardCode(clients, databases, order.id)) };
};

/** Redeems the code fifty times concurrently; returns all results. */
const redeemConcurrently = (students: readonly Student[], code: string) =>
  Promise.all(
    times(50, async (at) => {
      const student = students[at % students.length] ?? studentOf(clients);
      const outcome = await student.calls.giftCards.redeemGiftCard({ code, studentId: student.id }).then(
        ({ valuePoisha }) => `${valuePoisha} poisha`,
        (reason: unknown) => describeError(reason),
      );
      return { by: student.id, outcome };
    }),
  );

const restart = async (...names: readonly ('store' | 'commerce')[]): Promise<void> => {
  for (const name of names) {
    await system.services[name].kill();
    await system.services[name].start();
  }
  // The circuit breaker rejects calls for a moment after an outage.
  const { calls, id: studentId } = studentOf(clients);
  await eventually(() =>
    Promise.all([calls.shelves.listProducts({}), calls.commerce.getWallet({ studentId })]),
  );
};

it('one code redeemed 50 times by ten students, and again after a restart, is credited once', async () => {
  await runRounds('redemptions', 20, 1, async (round) => {
    const { code, orderId } = await buyCard();
    const students = times(10, () => studentOf(clients));
    const attempts = await redeemConcurrently(students, code);
    await restart('store', ...(round % 2 ? (['commerce'] as const) : []));
    attempts.push(...(await redeemConcurrently(students, code)));

    const [redeemed] = await databases.query<{ id: string; owner: string }>(
      'store',
      'select id, used_by as owner from gift_cards where order_id = $1',
      [orderId],
    );
    const ownerResults = [`${value} poisha`, creditPending, alreadyRedeemed];
    for (const { by, outcome } of attempts)
      expect(by === redeemed?.owner ? ownerResults : [invalid]).toContain(outcome);
    expect(new Set(attempts.map(({ by }) => by)).size).toBe(students.length);
    // A pending credit is completed by the sweep, for the owner only.
    await eventually(async () => {
      const wallets = students.map(async ({ id, calls }) => {
        const { balancePoisha } = await calls.commerce.getWallet({ studentId: id });
        return { id, balancePoisha };
      });
      const filled = (await Promise.all(wallets)).filter(({ balancePoisha }) => balancePoisha !== 0n);
      expect(filled).toEqual([{ id: redeemed?.owner, balancePoisha: value }]);
    });
    const credits = await databases.query<object>('commerce', 'select id from movements where key = $1', [
      `credit:gift-card:${redeemed?.id}`,
    ]);
    expect(credits).toHaveLength(1);
  });
  expect(await databases.findViolations()).toEqual([]);
});
