import type { Growth } from '../sizes.ts';
import { personName } from './identity.ts';

const title = `jsonb_build_object('en', 'Course ' || c, 'bn', 'কোর্স ' || c)`;

/** The courses of an order in SQL: one, or two for every fourth order. The course has the number c, its price is in poisha. */
const lines = ({ to }: Growth): string => `
  lateral (
    select c, 100000 + c % 17 * 10000 as price, position
    from (values ((n * 104729 + n / ${to.people}) % ${to.courses}, 0), ((n * 15485863 + 1) % ${to.courses}, 1)) as drawn (c, position)
    where position = 0 or (n % 4 = 0 and (n * 104729 + n / ${to.people}) % ${to.courses} <> (n * 15485863 + 1) % ${to.courses})
  ) as lines`;

/** 14 of 20 orders are paid, one is refunded and one partly, one in a thousand is under review. */
const state = `'ORDER_STATE_' || case
  when n % 1000 = 19 then 'REVIEW'
  else (array['PAID','PAID','PAID','PAID','PAID','PAID','PAID','PAID','PAID','PAID','PAID','PAID','PAID','PAID',
    'PARTLY_REFUNDED','REFUNDED','FAILED','CANCELLED','EXPIRED','CREATED'])[1 + n % 20] end`;

const fillOrders = (growth: Growth): string => `
  insert into orders (id, student_id, state, subtotal, payable, received, coupon_code, coupon_percent, method, courses, created_at,
      paid_at, refunded, card_refunded)
  select pg_temp.id('R', n), pg_temp.id('S', 1 + n % ${growth.to.people}), ${state}, subtotal, subtotal,
    case when n % 20 < 16 then subtotal * 975 / 1000 else 0 end, case when n % 7 = 0 then 'EID' || n % 50 else '' end,
    case when n % 7 = 0 then 10 else 0 end, 'VISA-Dutch Bangla', courses, pg_temp.at(n),
    case when n % 20 < 16 then pg_temp.at(n) end,
    case n % 20 when 14 then subtotal / 2 when 15 then subtotal else 0 end,
    case n % 20 when 14 then subtotal / 2 when 15 then subtotal else 0 end
  from generate_series(${growth.from.orders + 1}::bigint, ${growth.to.orders}) as n
  cross join lateral (
    select sum(price)::bigint as subtotal,
      jsonb_agg(jsonb_build_object('courseId', pg_temp.id('C', c), 'title', ${title}, 'price', price::text) order by position) as courses
    from ${lines(growth)}
  ) as bought;
`;

const fillEarnings = (growth: Growth): string => `
  insert into earnings (id, order_id, instructor_id, line_course_id, course_id, course_title, student_id, paid, net, share, platform,
      share_percent, sold_at, price, category)
  select pg_temp.id('E', 2 * n + position), pg_temp.id('R', n), pg_temp.id('P', c % ${growth.to.instructors}), pg_temp.id('C', c),
    pg_temp.id('C', c), ${title}, pg_temp.id('S', 1 + n % ${growth.to.people}), price, price * 975 / 1000,
    price * 975 / 1000 * 70 / 100, price * 975 / 1000 - price * 975 / 1000 * 70 / 100, 70, pg_temp.at(n), price,
    (array['Guitar','Bass Guitar','Drums','Piano & Keyboard','Sound Engineering'])[1 + c % 5]
  from generate_series(${growth.from.orders + 1}::bigint, ${growth.to.orders}) as n, ${lines(growth)}
  where n % 20 < 16;

  insert into refunds (id, order_id, refunded_before, refunded_after, order_total, granted_at, card)
  select pg_temp.id('F', n), orders.id, 0, orders.refunded, orders.payable, orders.created_at, orders.refunded
  from generate_series(${growth.from.orders + 1}::bigint, ${growth.to.orders}) as n
  join orders on orders.id = pg_temp.id('R', n) where n % 20 in (14, 15);

  insert into reversals (refund_id, earning_id, share, platform)
  select pg_temp.id('F', n), earnings.id, -earnings.share / (16 - n % 20), -earnings.platform / (16 - n % 20)
  from generate_series(${growth.from.orders + 1}::bigint, ${growth.to.orders}) as n
  join earnings on earnings.order_id = pg_temp.id('R', n) where n % 20 in (14, 15);
`;

/** What triggers write for each row otherwise. */
const fillTotals = `
  delete from total_changes;
  delete from totals;
  create temp table changes as
    select 'order' as scope, state as key, dhaka_day(created_at) as day, 1 as count, payable as paid,
      case when paid_at is null then 0 else received - card_refunded end as net, 0::bigint as share, 0::bigint as platform from orders
    union all
    select scope, key, dhaka_day(sold_at), 1, paid, net, share, platform
    from earnings, lateral (values ('instructor', instructor_id), ('course', course_id), ('category', category)) as scopes (scope, key)
    union all
    select scope, key, dhaka_day(granted_at), 0, 0, reversals.share + reversals.platform, reversals.share, reversals.platform
    from reversals join refunds on refunds.id = refund_id join earnings on earnings.id = earning_id,
      lateral (values ('instructor', instructor_id), ('course', course_id), ('category', category)) as scopes (scope, key)
    union all select 'course', id, 'infinity', 0, 0, 0, 0, 0 from courses
    union all select 'instructor', id, 'infinity', 0, 0, 0, 0, 0 from instructors;
  insert into totals select scope, key, day, sum(count), sum(paid), sum(net), sum(share), sum(platform)
    from changes where scope <> 'course' and day <> 'infinity' group by scope, key, day;
  insert into totals select scope, key, 'infinity', sum(count), sum(paid), sum(net), sum(share), sum(platform)
    from changes group by scope, key;
  drop table changes;
  delete from dues;
  insert into dues select key, share - coalesce(settled, 0) from totals left join settled_totals on instructor_id = key
    where scope = 'instructor' and day = 'infinity';
`;

const fillCourses = ({ from, to }: Growth): string => `
  insert into instructors (id, version, name, published, joined_at)
  select pg_temp.id('P', n), 1, jsonb_build_object('en', 'Teacher ' || n, 'bn', 'শিক্ষক ' || n), true, pg_temp.at(n)
  from generate_series(${from.instructors}::bigint, ${to.instructors - 1}) as n on conflict do nothing;
  insert into courses (id, version, instructor_id, title, category, published)
  select pg_temp.id('C', c), 1, pg_temp.id('P', c % ${to.instructors}), ${title}, 'Guitar', true
  from generate_series(${from.courses}::bigint, ${to.courses - 1}) as c on conflict do nothing;
`;

/** 24 payouts of each instructor, the newest is open; and the sums, which triggers write otherwise. */
const fillSettlements = ({ from, to }: Growth): string => `
  insert into settlements (id, instructor_id, settle_amount, received_amount, settle_date, remarks, receipt, settled, settled_at,
      created_at, created_by)
  select pg_temp.id('T', 24 * n + month), pg_temp.id('P', n), 500000, 400000, current_date - 30 * month, 'Payout of a month', '',
    month > 0, case when month > 0 then now() - month * interval '30 days' end, now() - month * interval '30 days', pg_temp.id('S', 2)
  from generate_series(${from.instructors}::bigint, ${to.instructors - 1}) as n, generate_series(0, 23) as month;
  delete from settled_totals;
  insert into settled_totals select instructor_id, sum(received_amount) from settlements where settled group by instructor_id;
`;

/** Orders with earnings, refunds and totals. */
export const fillPayouts = (growth: Growth): string => `
  insert into people (id, name, email) select pg_temp.id('S', n), ${personName}, 'person' || n || '@example.com'
  from generate_series(${growth.from.people + 1}::bigint, ${growth.to.people}) as n;
  ${fillCourses(growth)}
  ${fillOrders(growth)}
  ${fillEarnings(growth)}
  ${fillSettlements(growth)}
  ${fillTotals}
`;
