import type { SandboxCalls } from '../rig/sandbox-calls.ts';
import type { Books } from './books.ts';
import { giftCardsAgainst } from './gift-cards.ts';
import { poishaOf } from './poisha.ts';

/** What each sale left to whom, by payouts' own rows. */
interface Earned {
  readonly order_id: string;
  readonly left: string;
  readonly earnings: number;
}

interface Sold {
  readonly id: string;
  readonly wallet_used: string;
  readonly payable: string;
  readonly received: string;
  readonly refunded: string;
}

export interface Sums {
  /** In poisha, by name. */
  readonly amounts: Readonly<Record<string, bigint>>;
  readonly faults: readonly string[];
}

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Everything that came in against everything that became of it, over commerce, store and payouts and the gateway's own
 * record, once nothing is under way any more: what instructors and the platform earned, the gateway's cut, what lies in
 * wallets, and what is owed.
 */
export const addUp = async (books: Books, sandbox: SandboxCalls): Promise<Sums> => {
  const faults: string[] = [];
  const must = (says: string, one: bigint, other: bigint, within = 0n): void => {
    const apart = one > other ? one - other : other - one;
    if (apart > within) faults.push(`${says}: ${one} and ${other}`);
  };
  const balances = await balancesOf(books);
  const held = (...names: readonly string[]) => total(names.map((name) => balances.get(name) ?? 0n));
  const one = async (of: Parameters<Books['ask']>[0], text: string): Promise<bigint> => {
    const [row] = await books.ask<{ n: string }>(of, `select coalesce((${text}), 0)::text as n`);
    return BigInt(row?.n ?? 0);
  };

  const sales = await salesOf(books);
  faults.push(...sales.faults);
  const came = -held('house/gateway', 'house/gateway-fees');
  const wallets = held('available', 'held', 'pending');
  const owed = held('house/gift-cards', 'house/unallocated', 'house/refunds-owed', 'house/expired');
  const rewards = -held('house/referral-rewards');

  must('what is left of sales, and what was earned of it', held('house/sales'), sales.kept);
  must(
    'what came in and rewards, and earnings, cut, wallets and debts',
    came + rewards,
    sales.earned + sales.cut + wallets + owed,
    sales.rounding,
  );
  must(
    'gift cards credited by commerce, and those that store has redeemed',
    await one(
      'commerce',
      `select sum(e.amount) from entries e join movements m on m.id = e.movement_id
      where m.kind = 'credit' and e.amount > 0`,
    ),
    await one('store', 'select sum(value) from gift_cards where credited_at is not null'),
  );
  must(
    'rewards in the ledger, and those of friends',
    rewards,
    await one('commerce', `select sum(reward) from referrals where state <> 'reversed'`),
    // What a reversed reward had been spent on is written off: it stays a cost.
    await one('commerce', `select sum(reward) from referrals where state = 'reversed'`),
  );
  faults.push(
    ...(await receiptsAgainst(books, sandbox)),
    ...(await refundsAgainst(books, sandbox)),
    ...(await giftCardsAgainst(books)),
  );
  return {
    amounts: {
      came,
      rewards,
      earned: sales.earned,
      cut: sales.cut,
      wallets,
      owed,
      rounding: came + rewards - sales.earned - sales.cut - wallets - owed,
    },
    faults,
  };
};

const balancesOf = async (books: Books): Promise<ReadonlyMap<string, bigint>> => {
  const rows = await books.ask<{ name: string; amount: string }>(
    'commerce',
    `select case when a.student_id is null then a.id else a.kind end as name, sum(e.amount)::text as amount
       from entries e join accounts a on a.id = e.account_id group by 1`,
  );
  return new Map(rows.map(({ name, amount }) => [name, BigInt(amount)]));
};

/** What is left of every order, by commerce; and who has it, by payouts. */
const salesOf = async (books: Books) => {
  const faults: string[] = [];
  const sold = await books.ask<Sold>(
    'commerce',
    `select id, wallet_used, payable, received, refunded from orders where paid_at is not null`,
  );
  const earned = await books.ask<Earned>(
    'payouts',
    `select e.order_id, count(distinct e.id)::int as earnings,
            (sum(e.net) + coalesce((select sum(r.share + r.platform) from reversals r
              join earnings x on x.id = r.earning_id where x.order_id = e.order_id), 0))::text as left
       from earnings e group by e.order_id`,
  );
  const byOrder = new Map(earned.map((each) => [each.order_id, each]));
  const sums = { kept: 0n, earned: 0n, cut: 0n, rounding: 0n };
  for (const order of sold) {
    const [whole, left] = [paidFor(order), paidFor(order) - BigInt(order.refunded)];
    const net = BigInt(order.wallet_used) + BigInt(order.received);
    const found = byOrder.get(order.id);
    const got = BigInt(found?.left ?? 0);
    const exact = whole === 0n ? 0n : (net * left) / whole;
    // A part that goes back is rounded in the share and in the platform's part of each earning; nothing and all are exact.
    const within = left === 0n || left === whole ? 0n : 2n * BigInt(found?.earnings ?? 0);
    if (got > exact + within || got < exact - within) {
      faults.push(`of order ${order.id} ${exact} is left, payouts has ${got}`);
    }
    sums.kept += left;
    sums.earned += got;
    sums.cut += left - exact;
    sums.rounding += within;
  }
  return { ...sums, faults };
};

const paidFor = (order: Sold): bigint => BigInt(order.wallet_used) + BigInt(order.payable);

/** Everything that the gateway was paid is booked, and nothing else; but for what it was paid wrongly. */
const receiptsAgainst = async (books: Books, sandbox: SandboxCalls): Promise<readonly string[]> => {
  const booked = await books.ask<{ tran_id: string; amount: string; booked: boolean }>(
    'commerce',
    `select tran_id, amount, state in ('paid', 'review', 'surplus', 'returned') as booked from payments`,
  );
  const paid = new Map((await sandbox.paid()).map(({ tranId, amount }) => [tranId, poishaOf(amount)]));
  return booked.flatMap(({ tran_id: tranId, amount, booked: is }) => {
    const should = paid.get(tranId) === BigInt(amount);
    return is === should
      ? []
      : [`${tranId}: booked ${is}, the gateway was paid ${paid.get(tranId) ?? 0n} of ${amount}`];
  });
};

const refundsAgainst = async (books: Books, sandbox: SandboxCalls): Promise<readonly string[]> => {
  const [row] = await books.ask<{ n: string }>(
    'commerce',
    `select coalesce(sum(amount), 0)::text as n from refund_tries where state = 'refunded'`,
  );
  const given = total(
    (await sandbox.refunds())
      .filter(({ status }) => status === 'refunded')
      .map(({ amount }) => poishaOf(amount)),
  );
  return BigInt(row?.n ?? 0) === given ? [] : [`refunds: ${row?.n} by us, ${given} by the gateway`];
};
