import type { Statement } from '../books.ts';
import type { Rules, Sums } from './rules.ts';

/** Everything in commerce's ledger and in what it was written for: a single statement sees a single moment. */
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
    (select sum(amount) as returned from refund_tries where state = 'refunded') tries,
    (select sum(amount) as "heldForOrders" from wallet_holds where state = 'held') holds,
    (select sum(card) as "onTheWayBack" from refunds where state in ('granted', 'accepted', 'stuck')) refunds,
    (select sum(reward) as promised from referrals where state = 'pending') referrals,
    (select count(*) as orders, sum(wallet_used + payable) as paid, sum(wallet_used + received) as net,
            sum(refunded) as refunded
       from orders where paid_at is not null) orders,
    (select count(*) as charges, sum(amount) as charged, sum(amount) filter (where state = 'refunded') as uncharged
       from charges where paid_at is not null) charges,
    (select last as invoices from invoice_numbers where kind = 'invoice') invoices`;
export const commerceStatement: Statement = { name: 'commerce-sums', text };

export type CommerceSums = Sums<
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

/** What commerce's ledger says that gift cards brought into wallets. */
export const creditedBy = ({ charged, uncharged, giftCards }: CommerceSums): bigint =>
  charged - uncharged - giftCards;

export const commerceRules: Rules<CommerceSums> = {
  'the trial balance is zero': (seen) => [seen.trial, '=', 0n],
  'no bucket of a wallet, by expiry, is below zero': (seen) => [seen.lotsBelow, '=', 0n],
  'no bucket of a wallet is below zero': (seen) => [seen.bucketsBelow, '=', 0n],
  'nobody is owed less than nothing': (seen) => [0n, '≤', seen.refundsOwed],
  'what expired is not below zero': (seen) => [0n, '≤', seen.expired],
  'what is booked came in, less what went back': (seen) => [seen.booked, '=', seen.received - seen.returned],
  'sales are what was paid for orders, less what was given back': (seen) => [
    seen.sales,
    '=',
    seen.paid - seen.refunded,
  ],
  'what is held is held for orders': (seen) => [seen.held, '=', seen.heldForOrders],
  'what is promised is promised for friends': (seen) => [seen.pending, '=', seen.promised],
  'what is owed is on its way back': (seen) => [seen.refundsOwed, '=', seen.onTheWayBack],
  'what is set aside waits for a person': (seen) => [seen.unallocated, '=', seen.waitsForReview],
  'every sale has its invoice': (seen) => [seen.invoices, '=', seen.orders + seen.charges],
};
