import { Refusal } from '@sargam/chassis/errors';
import { eventually } from '@sargam/chassis/testing';
import { type Books, openBooks } from '../src/books/books.ts';
import { codeOf, giftOrderEnded, type OnShelf } from '../src/market/gifts.ts';
import { fillShelf } from '../src/market/shelf.ts';
import { adminOf, studentOf } from '../src/market/student.ts';
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
const words = [
  'gift-card-invalid: This gift card code is not valid.',
  'gift-card-on-its-way: Your gift card is redeemed. Its money will be in your wallet in a moment.',
];
const wordsOf = (reason: unknown): string =>
  reason instanceof Refusal ? `${reason.code}: ${reason.message}` : String(reason);

const soldCode = async (): Promise<string> => {
  const buyer = studentOf(clients);
  const { order, fields } = await giftOrderEnded(rig, buyer, card, 1, 'pay-lose-ipn');
  await buyer.calls.commerce.notifyPayment({ fields });
  return eventually(() => codeOf(clients, books, order.id));
};

it('one code, 50 tries by ten people at once, and again after a restart: credited once', async () => {
  await inRounds(20, 1, async (round) => {
    const code = await soldCode();
    const people = times(10, () => studentOf(clients));
    const tryAll = () =>
      Promise.allSettled(
        times(50, (at) => {
          const student = people[at % people.length] ?? studentOf(clients);
          return student.calls.giftCards.redeemGiftCard({ code, studentId: student.id });
        }),
      );
    const first = await tryAll();
    if (round % 10 === 0) {
      await rig.services.store.kill();
      await rig.services.store.start();
    }
    const second = await tryAll();
    const balances = () =>
      Promise.all(
        people.map(
          async ({ id, calls }) => (await calls.commerce.getWallet({ studentId: id })).balancePoisha,
        ),
      );
    const told = [...first, ...second].filter((one) => one.status === 'rejected');
    for (const { reason } of told) expect(words).toContain(wordsOf(reason));
    // Told that it is on its way, its owner gets it by the sweep; nobody else ever does.
    await eventually(async () => expect((await balances()).filter((one) => one !== 0n)).toEqual([value]));
  });
  expect(await books.faults()).toEqual([]);
});
