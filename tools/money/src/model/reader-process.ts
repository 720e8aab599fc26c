import { setTimeout as sleep } from 'node:timers/promises';
import { openBooks } from '../books/books.ts';
import { look } from '../books/look/look.ts';
import { poishaOf } from '../books/poisha.ts';
import { sandboxCalls } from '../rig/sandbox-calls.ts';
import type { ReaderOrder, Report } from './reader.ts';

// A process of its own: the clients in the test's process leave it no time to look every 50 ms.

const lookEvery = 50;
/** A look may take longer than until the next one: so many overlap. */
const looksAtOnce = 16;

const { databases, sandboxUrl } = JSON.parse(process.argv[2] ?? '') as ReaderOrder;
const books = await openBooks(databases, looksAtOnce + 1);
const sandbox = sandboxCalls(sandboxUrl);
const faults = new Set<string>();
const receipts = new Set<string>();
const looked = { looks: 0, longestGapMs: 0, longestLookMs: 0 };
const began = performance.now();
let going = true;

const ticksUntil = (now: number): number => Math.floor((now - began) / lookEvery);

/** More of them say no more. */
const mostFaults = 100;
const keep = (found: readonly string[]): void => {
  for (const fault of found.slice(0, mostFaults - faults.size)) faults.add(fault);
};

/** Whatever keeps the reader from reading is a fault as well. */
const noting = (turn: Promise<readonly string[]>): Promise<void> =>
  turn.then(keep, (error: unknown) => keep([`the reader could not read: ${String(error)}`]));

const takeLook = async (): Promise<void> => {
  const start = performance.now();
  await noting(look(books, sandbox));
  looked.looks += 1;
  looked.longestLookMs = Math.max(looked.longestLookMs, performance.now() - start);
};

/** A look at every tick. What was missed is not made up for: two looks at once see no more than one. */
const lookAtEveryTick = async (): Promise<void> => {
  const underWay = new Set<Promise<void>>();
  let last = began;
  for (let tick = 0; going; tick = Math.max(tick + 1, ticksUntil(performance.now()))) {
    await sleep(Math.max(0, began + tick * lookEvery - performance.now()));
    const now = performance.now();
    if (underWay.size < looksAtOnce) {
      looked.longestGapMs = Math.max(looked.longestGapMs, now - last);
      last = now;
      const one: Promise<void> = takeLook().finally(() => underWay.delete(one));
      underWay.add(one);
    }
  }
  looked.longestGapMs = Math.max(looked.longestGapMs, performance.now() - last);
  await Promise.all(underWay);
};

/** Asks the gateway about each receipt that is new: exactly that was paid, once. */
const compareReceipts = async (): Promise<readonly string[]> => {
  const fresh = await books.ask<{ tran_id: string; amount: string }>(
    'commerce',
    `select tran_id, amount from payments where state in ('paid', 'review', 'surplus', 'returned')
        and closed_at > now() - interval '10 seconds'`,
  );
  const found: string[] = [];
  for (const { tran_id: tranId, amount } of fresh.filter((one) => !receipts.has(one.tran_id))) {
    receipts.add(tranId);
    const paid = (await sandbox.paidFor(tranId)) ?? [];
    if (paid.length !== 1 || poishaOf(paid[0] ?? '') !== BigInt(amount))
      found.push(
        `${tranId} is booked with ${amount}, the gateway was paid ${paid.join(' and ') || 'nothing'}`,
      );
  }
  return found;
};

const again = async (turn: () => Promise<readonly string[]>, ms: number): Promise<void> => {
  while (going) {
    await noting(turn());
    await Promise.race([sleep(ms), toldToStop.promise]);
  }
};

const toldToStop = Promise.withResolvers<void>();
process.once('message', () => {
  going = false;
  toldToStop.resolve();
});
process.once('disconnect', () => process.exit());

await Promise.all([
  lookAtEveryTick(),
  again(compareReceipts, 500),
  // Every promise that holds at every moment, row by row: heavier, and so more seldom.
  again(() => books.faults(), 5_000),
]);
const report: Report = {
  ...looked,
  ticks: ticksUntil(performance.now()),
  receipts: receipts.size,
  faults: [...faults],
};
await books.close();
process.send?.(report, () => process.disconnect());
