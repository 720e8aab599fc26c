import type { SandboxClient } from '@sargam/sslcommerz-sandbox/client';
import { parseTaka } from './parse-taka.ts';
import { reconcileGiftCards } from './reconcile-gift-cards.ts';
import type { ServiceDatabases } from './service-databases.ts';

/** What remains of the earnings of one order, by the rows of payouts. */
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

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Compares all money received with everything it became, across commerce, store, payouts and the gateway: earnings of
 * instructors and the platform, the gateway’s fee, wallet balances and debts. Valid only when no operation is in
 * progress.
 */
export const reconcile = async (databases: ServiceDatabases, sandbox: SandboxClient) => {
  const violations: string[] = [];
  const compare = (rule: string, left: bigint, right: bigint, tolerance = 0n): void => {
    const difference = left > right ? left - right : right - left;
    if (difference > tolerance) violations.push(`${rule}: ${left} and ${right}`);
  };
  const balances = await readBalances(databases);
  const balanceOf = (...names: readonly string[]) => total(names.map((name) => balances.get(name) ?? 0n));
  const sales = await reconcileSales(databases);
  violations.push(...sales.violations);
  const received = -balanceOf('house/gateway', 'house/gateway-fees');
  const wallets = balanceOf('available', 'held', 'pending');
  const owed = balanceOf('house/gift-cards', 'house/unallocated', 'house/refunds-owed', 'house/expired');
  const rewards = -balanceOf('house/referral-rewards');

  compare('sales minus refunds equals earnings', balanceOf('house/sales'), sales.kept);
  compare(
    'receipts and rewards equal earnings, gateway fees, wallets and debts',
    received + rewards,
    sales.earned + sales.cut + wallets + owed,
    sales.rounding,
  );
  const { credited, redeemed, granted, reversed } = await readGrantedAmounts(databases);
  compare('gift card credits in commerce equal redeemed cards in store', credited, redeemed);
  // The spent part of a reversed reward is written off and remains a cost.
  compare('referral rewards in the ledger equal rewards of referrals', rewards, granted, reversed);
  violations.push(
    ...(await reconcileReceipts(databases, sandbox)),
    ...(await reconcileRefunds(databases, sandbox)),
    ...(await reconcileGiftCards(databases)),
  );
  return {
    /** Totals in poisha, by name. */
    amounts: {
      received,
      rewards,
      earned: sales.earned,
      cut: sales.cut,
      wallets,
      owed,
      rounding: received + rewards - sales.earned - sales.cut - wallets - owed,
    },
    violations,
  };
};

/** Wallet credits of gift cards in commerce, redeemed gift cards in store, and granted and reversed referral rewards. */
const readGrantedAmounts = async (databases: ServiceDatabases) => {
  const queryAmount = async (database: 'commerce' | 'store', text: string): Promise<bigint> => {
    const [row] = await databases.query<{ n: string }>(database, `select coalesce((${text}), 0)::text as n`);
    return BigInt(row?.n ?? 0);
  };
  return {
    credited: await queryAmount(
      'commerce',
      `select sum(e.amount) from entries e join movements m on m.id = e.movement_id
      where m.kind = 'credit' and e.amount > 0`,
    ),
    redeemed: await queryAmount('store', 'select sum(value) from gift_cards where credited_at is not null'),
    granted: await queryAmount('commerce', `select sum(reward) from referrals where state <> 'reversed'`),
    reversed: await queryAmount('commerce', `select sum(reward) from referrals where state = 'reversed'`),
  };
};

const readBalances = async (databases: ServiceDatabases): Promise<ReadonlyMap<string, bigint>> => {
  const rows = await databases.query<{ name: string; amount: string }>(
    'commerce',
    `select case when a.student_id is null then a.id else a.kind end as name, sum(e.amount)::text as amount
       from entries e join accounts a on a.id = e.account_id group by 1`,
  );
  return new Map(rows.map(({ name, amount }) => [name, BigInt(amount)]));
};

/** Compares the remaining amount of each order in commerce with the earnings in payouts. */
const reconcileSales = async (databases: ServiceDatabases) => {
  const violations: string[] = [];
  const sold = await databases.query<Sold>(
    'commerce',
    `select id, wallet_used, payable, received, refunded from orders where paid_at is not null`,
  );
  const earned = await databases.query<Earned>(
    'payouts',
    `select e.order_id, count(distinct e.id)::int as earnings,
            (sum(e.net) + coalesce((select sum(r.share + r.platform) from reversals r
              join earnings x on x.id = r.earning_id where x.order_id = e.order_id), 0))::text as left
       from earnings e group by e.order_id`,
  );
  const byOrder = new Map(earned.map((each) => [each.order_id, each]));
  const sums = { kept: 0n, earned: 0n, cut: 0n, rounding: 0n };
  for (const order of sold) {
    const [whole, left] = [amountPaid(order), amountPaid(order) - BigInt(order.refunded)];
    const net = BigInt(order.wallet_used) + BigInt(order.received);
    const found = byOrder.get(order.id);
    const got = BigInt(found?.left ?? 0);
    const exact = whole === 0n ? 0n : (net * left) / whole;
    // A partial refund is rounded once in the share and once in the platform’s part of each earning; a full refund
    // and no refund are exact.
    const tolerance = left === 0n || left === whole ? 0n : 2n * BigInt(found?.earnings ?? 0);
    if (got > exact + tolerance || got < exact - tolerance) {
      violations.push(`order ${order.id}: ${exact} expected after refunds, payouts has ${got}`);
    }
    sums.kept += left;
    sums.earned += got;
    sums.cut += left - exact;
    sums.rounding += tolerance;
  }
  return { ...sums, violations };
};

const amountPaid = (order: Sold): bigint => BigInt(order.wallet_used) + BigInt(order.payable);

/** Every correct payment at the gateway is booked, and nothing else is booked. */
const reconcileReceipts = async (
  databases: ServiceDatabases,
  sandbox: SandboxClient,
): Promise<readonly string[]> => {
  const booked = await databases.query<{ tran_id: string; amount: string; booked: boolean }>(
    'commerce',
    `select tran_id, amount, state in ('paid', 'review', 'surplus', 'returned') as booked from payments`,
  );
  const paid = new Map((await sandbox.listPaid()).map(({ tranId, amount }) => [tranId, parseTaka(amount)]));
  return booked.flatMap(({ tran_id: tranId, amount, booked: isBooked }) => {
    const shouldBeBooked = paid.get(tranId) === BigInt(amount);
    return isBooked === shouldBeBooked
      ? []
      : [`${tranId}: booked ${isBooked}, the gateway received ${paid.get(tranId) ?? 0n} of ${amount}`];
  });
};

const reconcileRefunds = async (
  databases: ServiceDatabases,
  sandbox: SandboxClient,
): Promise<readonly string[]> => {
  const [row] = await databases.query<{ n: string }>(
    'commerce',
    `select coalesce(sum(amount), 0)::text as n from refund_attempts where state = 'refunded'`,
  );
  const givenBack = total(
    (await sandbox.listRefunds())
      .filter(({ status }) => status === 'refunded')
      .map(({ amount }) => parseTaka(amount)),
  );
  return BigInt(row?.n ?? 0) === givenBack
    ? []
    : [`refunds: ${row?.n} in commerce, ${givenBack} at the gateway`];
};
