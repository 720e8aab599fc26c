import type { Books } from '../books/books.ts';
import { poishaOf } from '../books/poisha.ts';
import type { Stage } from './stage.ts';

/** An order of courses as commerce has written it down; amounts in poisha. */
export interface BookedOrder {
  readonly id: string;
  readonly student_id: string;
  readonly state: string;
  readonly wallet_used: string;
  readonly payable: string;
  readonly received: string;
  readonly coupon_id: string | null;
}

export const ordersOf = (books: Books, student: string): Promise<BookedOrder[]> =>
  books.ask('commerce', 'select * from orders where student_id = $1 order by id', [student]);

export const bookedOrder = async (books: Books, id: string): Promise<BookedOrder> => {
  const [order] = await books.ask<BookedOrder>('commerce', 'select * from orders where id = $1', [id]);
  if (!order) throw new Error(`there is no order ${id}`);
  return order;
};

export interface Purse {
  readonly available: bigint;
  readonly held: bigint;
}

/** What the ledger says of somebody's wallet. */
export const purseOf = async (books: Books, student: string): Promise<Purse> => {
  const rows = await books.ask<{ kind: string; amount: string }>(
    'commerce',
    `select a.kind, sum(e.amount)::text as amount from entries e join accounts a on a.id = e.account_id
      where a.student_id = $1 group by a.kind`,
    [student],
  );
  const of = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.amount ?? 0);
  return { available: of('available'), held: of('held') };
};

/** What became of the wallet money and the coupon of one order. */
const taken = async (books: Books, id: string) => ({
  holds: (
    await books.ask<{ is: string }>(
      'commerce',
      `select state || ' ' || amount as is from wallet_holds where order_id = $1`,
      [id],
    )
  ).map((hold) => hold.is),
  uses: (
    await books.ask<{ state: string }>('commerce', 'select state from coupon_uses where order_id = $1', [id])
  ).map((use) => use.state),
});

/**
 * The wallet and the coupon say of the order what its state says: put aside while it is open, spent once it is paid,
 * given back otherwise.
 * @param hold, use What the two are called then.
 */
export const expectTaken = async (
  books: Books,
  order: BookedOrder,
  [hold, use]:
    | readonly ['held', 'reserved']
    | readonly ['captured', 'committed']
    | readonly ['released', 'released'],
): Promise<void> => {
  expect(await taken(books, order.id)).toEqual({
    holds: order.wallet_used === '0' ? [] : [`${hold} ${order.wallet_used}`],
    uses: order.coupon_id ? [use] : [],
  });
};

export interface Attempt {
  readonly tran_id: string;
  readonly state: string;
  readonly amount: string;
}

export const attemptsAt = (books: Books, id: string): Promise<Attempt[]> =>
  books.ask(
    'commerce',
    'select tran_id, state, amount::text as amount from payments where order_id = $1 or charge_reference = $1',
    [id],
  );

/** The one payment that paid it: so much, by our rows and by the gateway's. Nothing where nothing was payable. */
export const expectPaidOnce = async (
  { books, rig }: Stage,
  id: string,
  amount: bigint,
): Promise<string | undefined> => {
  const attempts = await attemptsAt(books, id);
  if (amount === 0n) {
    expect(attempts).toEqual([]);
    return undefined;
  }
  expect(attempts).toMatchObject([{ state: 'paid', amount: String(amount) }]);
  const tranId = attempts[0]?.tran_id ?? '';
  expect((await rig.sandbox.paidFor(tranId))?.map(poishaOf)).toEqual([amount]);
  return tranId;
};

/** What the gateway has been asked to pay back of one payment. */
export const refundsAtGateway = async ({ rig }: Stage, tranId: string): Promise<readonly bigint[]> =>
  (await rig.sandbox.refunds())
    .filter((refund) => refund.tranId === tranId)
    .map((refund) => poishaOf(refund.amount));
