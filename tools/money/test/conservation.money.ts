import { newId } from '@sargam/chassis/ids';
import { eventually } from '@sargam/chassis/testing';
import { addUp } from '../src/books/add-up.ts';
import { type Books, openBooks } from '../src/books/books.ts';
import { fillShelf } from '../src/market/shelf.ts';
import { adminOf } from '../src/market/student.ts';
import { live } from '../src/model/live.ts';
import { type Mailbox, openMailbox } from '../src/model/mailbox.ts';
import { startReader } from '../src/model/reader.ts';
import { comeToRest } from '../src/model/rest.ts';
import type { Town } from '../src/model/town.ts';
import { type Clients, openClients } from '../src/rig/clients.ts';
import { type Rig, startRig } from '../src/rig/rig.ts';
import { scaled } from '../src/rounds.ts';

let rig: Rig;
let clients: Clients;
let books: Books;
let mailbox: Mailbox;

beforeAll(async () => {
  rig = await startRig({ twoCommerces: true, taps: false });
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
      codes: [],
      referralCodes: [],
    };
    // Returns arrive at the first process of commerce, notifications at the second.
    const gateway = clients.secondAs({ subject: 'gateway', roles: [], session: '', claims: {} });
    rig.postOffice.deliver = (fields) => gateway.commerce.notifyPayment({ fields });
    const reader = startReader(books, rig.sandbox);
    const began = performance.now();
    const liveAndRest = async () => {
      try {
        const life = await live(town, { seed, clients: 8, operations });
        const lived = performance.now() - began;
        await comeToRest(town);
        return { ...life, lived };
      } finally {
        await reader.rest();
      }
    };
    const { tally, lived } = await liveAndRest();
    const seen = await reader.stop();

    // What was decided last is still on its way to payouts.
    await eventually(async () => expect((await addUp(books, rig.sandbox)).faults).toEqual([]), 60_000);
    const { amounts } = await addUp(books, rig.sandbox);
    console.info(
      [
        `seed ${seed}: ${operations} operations in ${Math.round(lived / 1_000)} s; ${seen.looks} looks, ${seen.receipts} receipts compared`,
        ...[...tally].toSorted().map(([name, count]) => `${name} ${count}`),
        ...Object.entries(amounts).map(([name, amount]) => `${name}: ${amount} poisha`),
      ].join('\n'),
    );
    expect(seen.faults).toEqual([]);
    expect(await books.faults()).toEqual([]);
  },
  300_000 + operations * 300,
);
