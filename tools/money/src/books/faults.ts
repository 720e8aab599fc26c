import type { Books } from './books.ts';

/** A question whose every row is a fault. */
interface Check {
  readonly says: string;
  readonly of: Parameters<Books['ask']>[0];
  readonly rows: string;
}

/** Coupons whose uses are more than they allow, or not those that are written down. */
export const overusedCoupons = `
  select id, used, reserved from coupons c where used + reserved > use_limit
      or used <> (select count(*) from coupon_uses where coupon_id = c.id and state = 'committed')
      or reserved <> (select count(*) from coupon_uses where coupon_id = c.id and state = 'reserved')`;

/** What must hold at every moment, in whatever is under way. */
const always: readonly Check[] = [
  {
    says: 'the trial balance is not zero',
    of: 'commerce',
    rows: 'select sum(amount) as amount from entries having sum(amount) <> 0',
  },
  {
    says: 'a movement does not add up to zero',
    of: 'commerce',
    rows: 'select movement_id from entries group by movement_id having sum(amount) <> 0',
  },
  {
    says: 'a wallet account is below zero',
    of: 'commerce',
    rows: `select e.account_id, sum(e.amount) from entries e join accounts a on a.id = e.account_id
            where a.student_id is not null group by e.account_id having sum(e.amount) < 0`,
  },
  {
    says: 'money is owed back to nobody, or less than nothing',
    of: 'commerce',
    rows: `select account_id, sum(amount) from entries
            where account_id in ('house/refunds-owed', 'house/unallocated') group by account_id having sum(amount) < 0`,
  },
  {
    says: 'what is held is not what unpaid orders hold',
    of: 'commerce',
    rows: `select held.total, kept.total from
            (select coalesce(sum(e.amount), 0) as total from entries e join accounts a on a.id = e.account_id
              where a.kind = 'held') held,
            (select coalesce(sum(amount), 0) as total from wallet_holds where state = 'held') kept
            where held.total <> kept.total`,
  },
  {
    says: 'a payment was booked more or less than once',
    of: 'commerce',
    rows: `select p.tran_id, p.state, count(m.id) from payments p
            left join movements m on m.key = 'receipt:' || p.tran_id group by p.tran_id
            having count(m.id) <> case when p.state in ('paid', 'review', 'surplus', 'returned') then 1 else 0 end`,
  },
  {
    says: 'an order is paid without its money, or its money is there and it is not paid',
    of: 'commerce',
    rows: `select o.id, o.state, o.payable from orders o
            where o.payable > 0 and o.import_reference is null
              and (o.state in ('paid', 'partly_refunded')) <> exists (
                select from payments p where p.order_id = o.id and p.state = 'paid')
              and o.state not in ('refunded')`,
  },
  {
    says: 'more was given back than was paid, or not what the refunds say',
    of: 'commerce',
    rows: `select o.id, o.refunded, coalesce(sum(r.amount), 0) from orders o
            left join refunds r on r.order_id = o.id and r.state not in ('asked', 'declined')
             and r.decided_by <> 'automatic'
            group by o.id having o.refunded <> coalesce(sum(r.amount), 0)`,
  },
  {
    says: 'the numbers of invoices have a hole',
    of: 'commerce',
    rows: `select kind, max(serial), count(*) from invoices group by kind having max(serial) <> count(*)`,
  },
  {
    says: 'a paid order has no invoice, or more than one',
    of: 'commerce',
    rows: `select o.id from orders o left join invoices i on i.order_id = o.id and i.kind = 'invoice'
            where o.paid_at is not null and o.import_reference is null group by o.id having count(i.serial) <> 1`,
  },
  {
    says: 'a voucher is used more often than it may be, or not as often as is written down',
    of: 'commerce',
    rows: overusedCoupons,
  },
  {
    says: 'a redeemed card was credited twice',
    of: 'commerce',
    rows: `select key from movements where kind = 'credit' group by key having count(*) > 1`,
  },
  {
    says: 'an order has other than the cards it bought',
    of: 'store',
    rows: `select o.id, o.quantity, count(g.id) from orders o left join gift_cards g on g.order_id = o.id
            where o.paid_at is not null group by o.id having count(g.id) <> o.quantity`,
  },
];

/** Everything that contradicts itself now. */
export const faultsOf = async (ask: Books['ask']): Promise<readonly string[]> => {
  const found = await Promise.all(
    always.map(async ({ says, of, rows }) =>
      (await ask<object>(of, rows)).map((row) => `${says}: ${JSON.stringify(row)}`),
    ),
  );
  return found.flat();
};
