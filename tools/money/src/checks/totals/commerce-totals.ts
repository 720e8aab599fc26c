import type { Statement } from '../service-databases.ts';
import { atMost, equal, type Rules, type Totals } from './rules.ts';

/** Ledger totals and the totals they must equal. One statement reads one snapshot. */
const text = `
  with lots as materialized (
    select l.amount, a.id, a.kind, a.student_id, a.bucket
      from (select account_id, sum(amount) as amount from entries group by account_id) l
      join accounts a on a.id = l.account_id)
  select * from
    (select sum(amount) as trial,
            count(*) filter (where student_id is not null and amount < 0) as "lotsBelow",
            sum(amount) filter (where kind = 'held') as held,
            sum(amount) filter (where kind = 'pending') as pending,
            -sum(amount) filter (where id in ('house/gateway', 'house/gateway-fees')) as booked,
            sum(amount) filter (where id = 'house/sales') as sales,
            sum(amount) filter (where id = 'house/gift-cards') as "giftCards",
            sum(amount) filter (where id = 'house/unallocated') as unallocated,
            sum(amount) filter (where id = 'house/refunds-owed') as "refundsOwed",
            sum(amount) filter (where id = 'house/expired') as expired
       from lots) ledger,
    (select count(*) as "bucketsBelow" from (
       select from lots where student_id is not null group by student_id, kind, bucket having sum(amount) < 0) b) buckets,
    (select count(*) filter (where state in ('paid', 'review', 'surplus', 'returned')) as receipts,
            sum(amount) filter (where state in ('paid', 'review', 'surplus', 'returned')) as received,
            sum(amount) filter (where state = 'review') as "waitsForReview"
       from payments) payments,
    (select sum(amount) as returned from refund_attempts where state = 'refunded') attempts,
    (select sum(amount) as "heldForOrders" from wallet_holds where state = 'held') holds,
    (select sum(card) as "onTheWayBack" from refunds where state in ('granted', 'accepted', 'stuck')) refunds,
    (select sum(reward) as promised from referrals where state = 'pending') referrals,
    (select count(*) as orders, sum(wallet_used + payable) as paid, sum(wallet_used + received) as net,
            sum(refunded) as refunded
       from orders where paid_at is not null) orders,
    (select count(*) as charges, sum(amount) as charged, sum(amount) filter (where state = 'refunded') as uncharged
       from charges where paid_at is not null) charges,
    (select last as invoices from invoice_numbers where kind = 'invoice') invoices`;
export const commerceStatement: Statement = { name: 'commerce-totals', text };

export type CommerceTotals = Totals<
  | 'trial'
  | 'lotsBelow'
  | 'held'
  | 'pending'
  | 'booked'
  | 'sales'
  | 'giftCards'
  | 'unallocated'
  | 'refundsOwed'
  | 'expired'
  | 'bucketsBelow'
  | 'receipts'
  | 'received'
  | 'waitsForReview'
  | 'returned'
  | 'heldForOrders'
  | 'onTheWayBack'
  | 'promised'
  | 'orders'
  | 'paid'
  | 'net'
  | 'refunded'
  | 'charges'
  | 'charged'
  | 'uncharged'
  | 'invoices'
>;

/** Gift card value credited to wallets, by the ledger. */
export const computeCredited = ({ charged, uncharged, giftCards }: CommerceTotals): bigint =>
  charged - uncharged - giftCards;

export const commerceRules: Rules<CommerceTotals> = {
  'the trial balance is zero': ({ trial }) => equal(trial, 0n),
  'no wallet account is below zero': ({ lotsBelow }) => equal(lotsBelow, 0n),
  'no wallet bucket is below zero over all expiry dates': ({ bucketsBelow }) => equal(bucketsBelow, 0n),
  'refunds owed are not below zero': ({ refundsOwed }) => atMost(0n, refundsOwed),
  'expired money is not below zero': ({ expired }) => atMost(0n, expired),
  'booked gateway money equals receipts minus arrived refunds': ({ booked, received, returned }) =>
    equal(booked, received - returned),
  'sales equal paid orders minus refunds': ({ sales, paid, refunded }) => equal(sales, paid - refunded),
  'held money equals the open holds': ({ held, heldForOrders }) => equal(held, heldForOrders),
  'pending money equals pending referral rewards': ({ pending, promised }) => equal(pending, promised),
  'refunds owed equal refunds in progress': ({ refundsOwed, onTheWayBack }) =>
    equal(refundsOwed, onTheWayBack),
  'unallocated money equals payments under review': ({ unallocated, waitsForReview }) =>
    equal(unallocated, waitsForReview),
  'invoices equal paid orders and charges': ({ invoices, orders, charges }) =>
    equal(invoices, orders + charges),
};
