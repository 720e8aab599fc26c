import { DomainError } from '@sargam/chassis/errors';
import { eventually } from '@sargam/chassis/testing';
import { type Books, openBooks } from '../src/books/books.ts';
import { codeOf, giftOrderEnded, type OnShelf } from '../src/market/gifts.ts';
import { fillShelf } from '../src/market/shelf.ts';
import { adminOf, type Student, studentOf } from '../src/market/student.ts';
import { type Clients, openClients } from '../src/rig/clients.ts';
import { type Rig, startRig } from '../src/rig/rig.ts';
import { inRounds, times } from '../src/rounds.ts';

let rig: Rig;
let clients: Clients;
let books: Books;
let card: OnShelf;

beforeAll(async () => {
  rig = await startRig();
  clients = await openClients(rig);
  books = await openBooks(rig.databases);
  const [first] = await fillShelf(adminOf(clients));
  if (!first) throw new Error('no gift card is sold');
  card = first;
});
afterAll(async () => {
  await books?.close();
  await clients?.stop();
  await rig?.stop();
});

const value = 50_000n;

/** To everybody but its owner one refusal; to its owner, where commerce is slow, that the money will come. */
const invalid = 'gift-card-invalid: This gift card code is not valid.';
const onItsWay =
  'gift-card-on-its-way: Your gift card is redeemed. Its money will be in your wallet in a moment.';
const wordsOf = (reason: unknown): string =>
  reason instanceof DomainError ? `${reason.code}: ${reason.message}` : String(reason);

interface Card {
  readonly code: string;
  readonly orderId: string;
}

const soldCard = async (): Promise<Card> => {
  const buyer = studentOf(clients);
  const { order, fields } = await giftOrderEnded(rig, buyer, card, 1, 'pay-lose-ipn');
  await buyer.calls.commerce.notifyPayment({ fields });
  return { orderId: order.id, code: await eventually(() => codeOf(clients, books, order.id)) };
};

/** Fifty tries at once, and what each was told. */
const tryAll = (people: readonly Student[], code: string) =>
  Promise.all(
    times(50, async (at) => {
      const student = people[at % people.length] ?? studentOf(clients);
      const told = await student.calls.giftCards.redeemGiftCard({ code, studentId: student.id }).then(
        ({ valuePoisha }) => `${valuePoisha} poisha`,
        (reason: unknown) => wordsOf(reason),
      );
      return { by: student.id, told };
    }),
  );

const restart = async (...names: readonly ('store' | 'commerce')[]): Promise<void> => {
  for (const name of names) {
    await rig.services[name].kill();
    await rig.services[name].start();
  }
  // Whoever found it away tries again a moment later: until then nobody's call is even sent.
  const { calls, id: studentId } = studentOf(clients);
  await eventually(() =>
    Promise.all([calls.shelves.listProducts({}), calls.commerce.getWallet({ studentId })]),
  );
};

it('one code, 50 tries by ten people at once, and again after a restart: credited once', async () => {
  await inRounds(20, 1, async (round) => {
    const { code, orderId } = await soldCard();
    const people = times(10, () => studentOf(clients));
    const tries = await tryAll(people, code);
    await restart('store', ...(round % 2 ? (['commerce'] as const) : []));
    tries.push(...(await tryAll(people, code)));

    const [redeemed] = await books.ask<{ id: string; owner: string }>(
      'store',
      'select id, used_by as owner from gift_cards where order_id = $1',
      [orderId],
    );
    const tellsOwner = [`${value} poisha`, onItsWay];
    for (const { by, told } of tries) expect(by === redeemed?.owner ? tellsOwner : [invalid]).toContain(told);
    expect(new Set(tries.map(({ by }) => by)).size).toBe(people.length);
    // Told that it is on its way, its owner gets it by the sweep; nobody else ever does.
    await eventually(async () => {
      const wallets = people.map(async ({ id, calls }) => {
        const { balancePoisha } = await calls.commerce.getWallet({ studentId: id });
        return { id, balancePoisha };
      });
      const filled = (await Promise.all(wallets)).filter(({ balancePoisha }) => balancePoisha !== 0n);
      expect(filled).toEqual([{ id: redeemed?.owner, balancePoisha: value }]);
    });
    const credits = await books.ask<object>('commerce', 'select id from movements where key = $1', [
      `credit:gift-card:${redeemed?.id}`,
    ]);
    expect(credits).toHaveLength(1);
  });
  expect(await books.faults()).toEqual([]);
});
