import type { Statement } from '../service-databases.ts';
import { equal, type Rules, type Totals } from './rules.ts';

/** Totals of earnings and of their reversals. */
const text = `
  select * from
    (select count(*) as earnings, count(distinct order_id) as earned, sum(paid) as paid, sum(net) as net,
            sum(share) as shares, sum(platform) as platform, sum(net) filter (where share is null) as unshared
       from earnings) earnings,
    (select count(*) as orders, sum(payable - received) as cut from orders where paid_at is not null) orders,
    (select count(*) as overdrawn from (
       select from earnings e join reversals r on r.earning_id = e.id
        group by e.id having e.share + sum(r.share) < 0 or e.platform + sum(r.platform) < 0) o) overdrawn,
    (select sum(r.refunded_after - r.refunded_before) as refunded
       from refunds r join orders o on o.id = r.order_id where o.paid_at is not null) refunds`;
export const payoutsStatement: Statement = { name: 'payouts-totals', text };

export type PayoutsTotals = Totals<
  | 'earnings'
  | 'earned'
  | 'paid'
  | 'net'
  | 'shares'
  | 'platform'
  | 'unshared'
  | 'orders'
  | 'cut'
  | 'overdrawn'
  | 'refunded'
>;

export const payoutsRules: Rules<PayoutsTotals> = {
  'every paid order has earnings, and no other order': ({ earned, orders }) => equal(earned, orders),
  'net earnings equal paid amounts minus gateway fees': ({ net, paid, cut }) => equal(net, paid - cut),
  'shares and the platform’s part equal net earnings': ({ shares, platform, unshared, net }) =>
    equal(shares + platform + unshared, net),
  'reversals of an earning do not exceed it': ({ overdrawn }) => equal(overdrawn, 0n),
};
