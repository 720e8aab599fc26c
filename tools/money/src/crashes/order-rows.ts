import { parseTaka } from '../checks/parse-taka.ts';
import type { ServiceDatabases } from '../checks/service-databases.ts';
import type { CrashContext } from './crash-context.ts';

/** A row of commerce’s orders; amounts are poisha as text. */
export interface OrderRow {
  readonly id: string;
  readonly student_id: string;
  readonly state: string;
  readonly wallet_used: string;
  readonly payable: string;
  readonly received: string;
  readonly coupon_id: string | null;
}

export const findOrders = (databases: ServiceDatabases, student: string): Promise<OrderRow[]> =>
  databases.query('commerce', 'select * from orders where student_id = $1 order by id', [student]);

export const findOrder = async (databases: ServiceDatabases, id: string): Promise<OrderRow> => {
  const [order] = await databases.query<OrderRow>('commerce', 'select * from orders where id = $1', [id]);
  if (!order) throw new Error(`order ${id} not found`);
  return order;
};

/** Balances of a student’s wallet, by the ledger. */
export const readWalletBalance = async (databases: ServiceDatabases, student: string) => {
  const rows = await databases.query<{ kind: string; amount: string }>(
    'commerce',
    `select a.kind, sum(e.amount)::text as amount from entries e join accounts a on a.id = e.account_id
      where a.student_id = $1 group by a.kind`,
    [student],
  );
  const sumOf = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.amount ?? 0);
  return { available: sumOf('available'), held: sumOf('held') };
};

export type WalletBalance = Awaited<ReturnType<typeof readWalletBalance>>;

/** The wallet hold and the coupon use of an order. */
const readHoldsAndUses = async (databases: ServiceDatabases, id: string) => ({
  holds: (
    await databases.query<{ hold: string }>(
      'commerce',
      `select state || ' ' || amount as hold from wallet_holds where order_id = $1`,
      [id],
    )
  ).map(({ hold }) => hold),
  uses: (
    await databases.query<{ state: string }>(
      'commerce',
      'select state from coupon_uses where order_id = $1',
      [id],
    )
  ).map((use) => use.state),
});

/**
 * Expects the hold and coupon use that match the state of the order: reserved while it is open, spent once it is
 * paid, released otherwise.
 * @param states Expected state of the hold and of the coupon use.
 */
export const expectHoldAndCoupon = async (
  databases: ServiceDatabases,
  order: OrderRow,
  [holdState, useState]:
    | readonly ['held', 'reserved']
    | readonly ['captured', 'committed']
    | readonly ['released', 'released'],
): Promise<void> => {
  expect(await readHoldsAndUses(databases, order.id)).toEqual({
    holds: order.wallet_used === '0' ? [] : [`${holdState} ${order.wallet_used}`],
    uses: order.coupon_id ? [useState] : [],
  });
};

export interface PaymentRow {
  readonly tran_id: string;
  readonly state: string;
  readonly amount: string;
}

export const findPayments = (databases: ServiceDatabases, id: string): Promise<PaymentRow[]> =>
  databases.query(
    'commerce',
    'select tran_id, state, amount::text as amount from payments where order_id = $1 or charge_reference = $1',
    [id],
  );

/**
 * Expects one payment of this amount, in commerce and at the gateway, and returns its tran_id. For amount 0 expects
 * no payment.
 */
export const expectPaidOnce = async (
  { databases, system }: CrashContext,
  id: string,
  amount: bigint,
): Promise<string | undefined> => {
  const attempts = await findPayments(databases, id);
  if (amount === 0n) {
    expect(attempts).toEqual([]);
    return undefined;
  }
  expect(attempts).toMatchObject([{ state: 'paid', amount: String(amount) }]);
  const tranId = attempts[0]?.tran_id ?? '';
  expect((await system.sandbox.findPaidAmounts(tranId))?.map(parseTaka)).toEqual([amount]);
  return tranId;
};

/** Amounts of all refunds of one payment at the gateway. */
export const listGatewayRefunds = async (
  { system }: CrashContext,
  tranId: string,
): Promise<readonly bigint[]> =>
  (await system.sandbox.listRefunds())
    .filter((refund) => refund.tranId === tranId)
    .map((refund) => parseTaka(refund.amount));
