import type { Books } from './books.ts';

/** What an order is sold for, in poisha as text. */
export interface Charged {
  readonly id: string;
  readonly coupon: string;
  readonly discount: string;
  readonly payable: string;
  /** What each of its pages at the gateway asks for. */
  readonly pages: readonly string[];
}

/** Every order that was made since then, in the order they were made. */
export const chargedSince = ({ ask }: Pick<Books, 'ask'>, began: Date): Promise<Charged[]> =>
  ask(
    'commerce',
    `select id, coupon_code as coupon, discount::text, payable::text,
            array(select amount::text from payments where order_id = orders.id order by attempt) as pages
       from orders where created_at >= $1 order by id`,
    [began],
  );

/** The orders that have a use of the coupon. */
export const usersOf = async ({ ask }: Pick<Books, 'ask'>, coupon: string): Promise<string[]> => {
  const uses = await ask<{ order_id: string }>(
    'commerce',
    `select order_id from coupon_uses where coupon_id = $1 and state <> 'released'`,
    [coupon],
  );
  return uses.map((use) => use.order_id);
};
