import { availableParallelism, loadavg } from 'node:os';
import { newId } from '@sargam/chassis/ids';
import { eventually } from '@sargam/chassis/testing';
import { addUp } from '../src/books/add-up.ts';
import { type Books, openBooks } from '../src/books/books.ts';
import { fillShelf } from '../src/market/shelf.ts';
import { adminOf } from '../src/market/student.ts';
import { live } from '../src/model/live.ts';
import { type Mailbox, openMailbox } from '../src/model/mailbox.ts';
import { missing } from '../src/model/must-happen.ts';
import { endingNames } from '../src/model/outcomes.ts';
import { startReader } from '../src/model/reader.ts';
import { comeToRest } from '../src/model/rest.ts';
import type { Town } from '../src/model/town.ts';
import { type Clients, openClients } from '../src/rig/clients.ts';
import { type Rig, startRig } from '../src/rig/rig.ts';
import { isFullSize, scaled } from '../src/rounds.ts';

let rig: Rig;
let clients: Clients;
let books: Books;
let mailbox: Mailbox;

/** Wallet money whose time is over is put down while the others go on. */
const oftenExpiring = { WALLET_EXPIRY_INTERVAL: '1s' };

beforeAll(async () => {
  rig = await startRig({
    ...{ twoCommerces: true, taps: false },
    env: { commerce: oftenExpiring, 'commerce-2': oftenExpiring },
  });
  clients = await openClients(rig);
  books = await openBooks(rig.databases);
  mailbox = await openMailbox(rig);
});
afterAll(async () => {
  await mailbox?.close();
  await books?.close();
  await clients?.stop();
  await rig?.stop();
});

const operations = scaled(20_000);
const seed = Number(process.env['MONEY_SEED'] ?? Math.floor(Math.random() * 1_000_000));

/** Twenty looks missed in a row: longer, and something could be wrong and right again unseen. */
const longestGapMs = 1_000;

/** Far more wants to run than can: no process gets its turn every 50 ms then, neither the reader nor the database. */
const isOverloaded = (): boolean => (loadavg()[1] ?? 0) > 5 * availableParallelism();

const couponsOf = async (admin: Town['admin']): Promise<string[]> => {
  const percents = [7, 33, 50, 100];
  const made = percents.map((percent, at) =>
    admin.commerce.createCoupon({
      code: `MODEL-${at}`,
      percent,
      useLimit: percent === 100 ? 20 : 1_000,
      expiresOn: '2099-12-31',
    }),
  );
  return (await Promise.all(made)).map((coupon) => coupon.code);
};

it(
  `${operations} random things done with money by 8 clients lose, double and make up nothing (MONEY_SEED=${seed})`,
  async () => {
    const admin = adminOf(clients);
    const town: Town = {
      ...{ rig, clients, books, admin, mailbox },
      post: clients.as({ subject: 'messaging', roles: ['service'], session: newId(), claims: {} }),
      gifts: await fillShelf(admin),
      coupons: await couponsOf(admin),
      letters: [],
      referralCodes: [],
      untried: { order: [...endingNames], charge: [...endingNames] },
      tally: new Map(),
    };
    // Returns arrive at the first process of commerce, notifications at the second.
    const gateway = clients.secondAs({ subject: 'gateway', roles: [], session: '', claims: {} });
    rig.postOffice.deliver = (fields) => gateway.commerce.notifyPayment({ fields });
    const reader = startReader(rig);
    const began = performance.now();
    const liveAndRest = async (): Promise<number> => {
      try {
        await live(town, { seed, clients: 8, operations });
        const lived = performance.now() - began;
        await comeToRest(town);
        return lived;
      } finally {
        await reader.stop().catch(() => undefined);
      }
    };
    const lived = await liveAndRest();
    const seen = await reader.stop();

    console.info(
      [
        `seed ${seed}: ${operations} operations in ${Math.round(lived / 1_000)} s; ${seen.receipts} receipts compared`,
        `${seen.looks} looks of ${seen.ticks}, the longest ${Math.round(seen.longestLookMs)} ms, at most ${Math.round(seen.longestGapMs)} ms apart`,
        ...[...town.tally].toSorted().map(([name, count]) => `${name} ${count}`),
      ].join('\n'),
    );
    expect(seen.faults).toEqual([]);
    // The full size is a promise, and run on a machine that has time for it.
    expect(seen.looks).toBeGreaterThanOrEqual(seen.ticks * (isOverloaded() && !isFullSize ? 0.5 : 0.9));
    if (isFullSize && !isOverloaded()) expect(seen.longestGapMs).toBeLessThanOrEqual(longestGapMs);
    // What was decided last is still on its way to payouts.
    await eventually(async () => expect((await addUp(books, rig.sandbox)).faults).toEqual([]), 60_000);
    const { amounts } = await addUp(books, rig.sandbox);
    console.info(
      Object.entries(amounts)
        .map(([name, amount]) => `${name}: ${amount} poisha`)
        .join('\n'),
    );
    expect(await books.faults()).toEqual([]);
    // A run that is shorter than that of `npm test` may pass over what is rare.
    if (operations >= 2_000) expect(await missing(town.tally, town)).toEqual([]);
  },
  300_000 + operations * 300,
);
