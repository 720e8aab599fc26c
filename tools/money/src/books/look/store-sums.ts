import type { Statement } from '../books.ts';
import type { Rules, Sums } from './rules.ts';

/** The gift cards of paid orders, and what became of them. */
const text = `
  select * from
    (select count(*) as orders, sum(quantity) as bought, sum(total) as sold,
            sum(quantity * value) as worth, sum(total) filter (where state = 'refunded') as refunded
       from orders where paid_at is not null) orders,
    (select count(*) as issued, sum(value) as value,
            sum(value) filter (where used_at is not null) as claimed,
            sum(value) filter (where credited_at is not null) as credited,
            count(*) filter (where voided_at is not null) as ended
       from gift_cards) cards,
    (select count(*) as miscounted from (
       select from orders o left join gift_cards g on g.order_id = o.id
        group by o.id having count(g.id) <> case when o.paid_at is null then 0 else o.quantity end) m) miscounted,
    (select coalesce(sum(quantity), 0) as "toEnd" from orders where paid_at is not null and state = 'refunded') refunds`;
export const storeStatement: Statement = { name: 'store-sums', text };

export type StoreSums = Sums<
  | 'orders'
  | 'bought'
  | 'sold'
  | 'worth'
  | 'refunded'
  | 'issued'
  | 'value'
  | 'claimed'
  | 'credited'
  | 'ended'
  | 'miscounted'
  | 'toEnd'
>;

export const storeRules: Rules<StoreSums> = {
  'as many cards are issued as paid orders bought': (seen) => [seen.issued, '=', seen.bought],
  'they are worth what was bought': (seen) => [seen.value, '=', seen.worth],
  'no order has another number of cards': (seen) => [seen.miscounted, '=', 0n],
  'what was credited was claimed before': (seen) => [seen.credited, '≤', seen.claimed],
  'the cards of refunded orders are ended, and no others': (seen) => [seen.ended, '=', seen.toEnd],
};
