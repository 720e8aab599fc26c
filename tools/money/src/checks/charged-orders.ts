import type { ServiceDatabases } from './service-databases.ts';

/** Price of an order; amounts are poisha as text. */
export interface ChargedOrder {
  readonly id: string;
  readonly coupon: string;
  readonly discount: string;
  readonly payable: string;
  /** Amount of each payment page of the order. */
  readonly pages: readonly string[];
}

/** All orders created since `startedAt`, oldest first. */
export const findOrdersSince = (
  { query }: Pick<ServiceDatabases, 'query'>,
  startedAt: Date,
): Promise<ChargedOrder[]> =>
  query(
    'commerce',
    `select id, coupon_code as coupon, discount::text, payable::text,
            array(select amount::text from payments where order_id = orders.id order by attempt) as pages
       from orders where created_at >= $1 order by id`,
    [startedAt],
  );

/** Orders that hold or spent a use of the coupon. */
export const findOrdersWithCoupon = async (
  { query }: Pick<ServiceDatabases, 'query'>,
  coupon: string,
): Promise<string[]> => {
  const uses = await query<{ order_id: string }>(
    'commerce',
    `select order_id from coupon_uses where coupon_id = $1 and state <> 'released'`,
    [coupon],
  );
  return uses.map((use) => use.order_id);
};
