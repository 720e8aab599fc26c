import { setTimeout as sleep } from 'node:timers/promises';
import type { Books } from '../books/books.ts';
import type { Sandbox } from '../rig/sandbox.ts';

const every = 50;

/** Everything in commerce's ledger in one look: a single statement sees a single moment. */
const oneLook = `
  with sums as materialized (select account_id, sum(amount) as amount from entries group by account_id)
  select coalesce(sum(amount), 0)::text as trial,
         count(*) filter (where a.student_id is not null and amount < 0)::int as below,
         coalesce(-sum(amount) filter (where account_id in ('house/gateway', 'house/gateway-fees')), 0)::text as booked,
         (select coalesce(sum(amount), 0) from payments where state in ('paid', 'review', 'surplus', 'returned'))::text
           as received,
         (select coalesce(sum(amount), 0) from refund_tries where state = 'refunded')::text as returned
    from sums join accounts a on a.id = account_id`;

interface Look {
  readonly trial: string;
  readonly below: number;
  readonly booked: string;
  readonly received: string;
  readonly returned: string;
}

export interface Reader {
  /** Looks no more. */
  rest(): Promise<void>;
  /** Ends it; answers how often it looked, and everything that it found wrong. */
  stop(): Promise<{ readonly looks: number; readonly receipts: number; readonly faults: readonly string[] }>;
}

const poishaOf = (taka: string): bigint => {
  const [whole = '0', fraction = ''] = taka.split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2));
};

/** Adds everything up, again and again, while others go on; and asks the gateway about each receipt that is new. */
export const startReader = (books: Books, sandbox: Sandbox): Reader => {
  const faults: string[] = [];
  const known = new Set<string>();
  let looks = 0;
  let going = true;

  const look = async (): Promise<void> => {
    const [seen] = await books.ask<Look>('commerce', oneLook);
    looks += 1;
    if (!seen) return;
    if (seen.trial !== '0') faults.push(`the trial balance is ${seen.trial}`);
    if (seen.below > 0) faults.push(`${seen.below} accounts of students are below zero`);
    if (BigInt(seen.booked) !== BigInt(seen.received) - BigInt(seen.returned)) {
      faults.push(`booked is ${seen.booked}, received ${seen.received}, returned ${seen.returned}`);
    }
  };

  const compareReceipts = async (): Promise<void> => {
    const fresh = await books.ask<{ tran_id: string; amount: string }>(
      'commerce',
      `select tran_id, amount from payments where state in ('paid', 'review', 'surplus', 'returned')
          and closed_at > now() - interval '10 seconds'`,
    );
    for (const { tran_id: tranId, amount } of fresh.filter((one) => !known.has(one.tran_id))) {
      known.add(tranId);
      const paid = (await sandbox.paidFor(tranId)) ?? [];
      if (paid.length !== 1 || poishaOf(paid[0] ?? '') !== BigInt(amount)) {
        faults.push(
          `${tranId} is booked with ${amount}, the gateway was paid ${paid.join(' and ') || 'nothing'}`,
        );
      }
    }
  };

  const loop = async (turn: () => Promise<void>, ms: number): Promise<void> => {
    while (going) {
      const next = performance.now() + ms;
      await turn();
      await sleep(Math.max(0, next - performance.now()));
    }
  };
  const running = Promise.all([
    loop(look, every),
    loop(compareReceipts, 500),
    // Every promise that holds at every moment, over the rows of all services: heavier, and so more seldom.
    loop(async () => void faults.push(...(await books.faults())), 5_000),
  ]);
  // Failing is told by `stop`; until then it must not end the process.
  running.catch(() => undefined);
  const rest = async (): Promise<void> => {
    going = false;
    await running.catch(() => undefined);
  };
  return {
    rest,
    async stop() {
      going = false;
      await running;
      return { looks, receipts: known.size, faults: [...new Set(faults)] };
    },
  };
};
