import type { Statement } from '../service-databases.ts';
import { atMost, equal, type Rules, type Totals } from './rules.ts';

/** Totals of paid gift card orders and of their cards. */
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
export const storeStatement: Statement = { name: 'store-totals', text };

export type StoreTotals = Totals<
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

export const storeRules: Rules<StoreTotals> = {
  'issued cards equal cards bought by paid orders': ({ issued, bought }) => equal(issued, bought),
  'the value of issued cards equals the value bought': ({ value, worth }) => equal(value, worth),
  'every order has its number of cards': ({ miscounted }) => equal(miscounted, 0n),
  'credited value does not exceed claimed value': ({ credited, claimed }) => atMost(credited, claimed),
  'voided cards equal cards of refunded orders': ({ ended, toEnd }) => equal(ended, toEnd),
};
