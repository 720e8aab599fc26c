import type { Statement } from '../books.ts';
import type { Rules, Sums } from './rules.ts';

/** What orders earned, and what refunds took back of it. */
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
export const payoutsStatement: Statement = { name: 'payouts-sums', text };

export type PayoutsSums = Sums<
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

export const payoutsRules: Rules<PayoutsSums> = {
  'every paid order earned, and no other': (seen) => [seen.earned, '=', seen.orders],
  'what was earned is what was paid, less the cut of the gateway': (seen) => [
    seen.net,
    '=',
    seen.paid - seen.cut,
  ],
  'shares and the platform’s part are what was earned': (seen) => [
    seen.shares + seen.platform + seen.unshared,
    '=',
    seen.net,
  ],
  'no refund takes back more of an earning than it was': (seen) => [seen.overdrawn, '=', 0n],
};
