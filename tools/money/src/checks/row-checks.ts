import type { Query } from './service-databases.ts';

/** Coupons used beyond their limit, or whose counters differ from their use rows. */
export const overusedCouponsQuery = `
  select id, used, reserved from coupons c where used + reserved > use_limit
      or used <> (select count(*) from coupon_uses where coupon_id = c.id and state = 'committed')
      or reserved <> (select count(*) from coupon_uses where coupon_id = c.id and state = 'reserved')`;

/** Queries of each database that return only rows that violate the rule. The rules hold also while operations are in progress. */
const rowChecks = {
  commerce: {
    'the trial balance is not zero': 'select sum(amount) as amount from entries having sum(amount) <> 0',
    'a movement does not add up to zero':
      'select movement_id from entries group by movement_id having sum(amount) <> 0',
    'a wallet account is below zero': `select e.account_id, sum(e.amount) from entries e join accounts a on a.id = e.account_id
            where a.student_id is not null group by e.account_id having sum(e.amount) < 0`,
    'refunds owed or unallocated money is below zero': `select account_id, sum(amount) from entries
            where account_id in ('house/refunds-owed', 'house/unallocated') group by account_id having sum(amount) < 0`,
    'held money in the ledger differs from the open holds': `select held.total, kept.total from
            (select coalesce(sum(e.amount), 0) as total from entries e join accounts a on a.id = e.account_id
              where a.kind = 'held') held,
            (select coalesce(sum(amount), 0) as total from wallet_holds where state = 'held') kept
            where held.total <> kept.total`,
    'a payment is not booked exactly once': `select p.tran_id, p.state, count(m.id) from payments p
            left join movements m on m.key = 'receipt:' || p.tran_id group by p.tran_id
            having count(m.id) <> case when p.state in ('paid', 'review', 'surplus', 'returned') then 1 else 0 end`,
    'the state of an order does not match its payment': `select o.id, o.state, o.payable from orders o
            where o.payable > 0 and o.import_reference is null
              and (o.state in ('paid', 'partly_refunded')) <> exists (
                select from payments p where p.order_id = o.id and p.state = 'paid')
              and o.state not in ('refunded')`,
    'the refunded amount of an order differs from its refunds': `select o.id, o.refunded, coalesce(sum(r.amount), 0) from orders o
            left join refunds r on r.order_id = o.id and r.state not in ('requested', 'declined')
             and (r.decided_by <> 'automatic' or r.reason <> 'paid_twice')
            group by o.id having o.refunded <> coalesce(sum(r.amount), 0)`,
    'the invoice numbers have a gap': `select kind, max(serial), count(*) from invoices group by kind having max(serial) <> count(*)`,
    'a paid order does not have exactly one invoice': `select o.id from orders o left join invoices i on i.order_id = o.id and i.kind = 'invoice'
            where o.paid_at is not null and o.import_reference is null group by o.id having count(i.serial) <> 1`,
    'a paid order has no access to a course that it unlocks': `select o.id, course from orders o join order_lines l on l.order_id = o.id,
            unnest(case when cardinality(l.bundle_course_ids) > 0 then l.bundle_course_ids
                        else array[l.course_id] end) as course
            where o.state in ('paid', 'partly_refunded') and not exists (
                select from access a where a.student_id = o.student_id and a.course_id = course
                   and jsonb_array_length(a.periods) > 0)`,
    'a coupon is used beyond its limit, or its counters differ from its uses': overusedCouponsQuery,
    'a gift card was credited twice': `select key from movements where kind = 'credit' group by key having count(*) > 1`,
  },
  store: {
    'a paid gift card order does not have exactly the cards it bought': `select o.id, o.quantity, count(g.id) from orders o left join gift_cards g on g.order_id = o.id
            where o.paid_at is not null group by o.id having count(g.id) <> o.quantity`,
  },
};

/** All violations of the invariants at this moment. */
export const findRowViolations = async (query: Query): Promise<readonly string[]> => {
  const found = (['commerce', 'store'] as const).flatMap((database) =>
    Object.entries(rowChecks[database]).map(async ([rule, violatingRows]) =>
      (await query<object>(database, violatingRows)).map((row) => `${rule}: ${JSON.stringify(row)}`),
    ),
  );
  return (await Promise.all(found)).flat();
};
