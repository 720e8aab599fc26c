-- Instructors and courses as they are now, for the lists of the analytics. The rebuild command fills them from the topics.
create table instructors (
  id         text primary key,
  version    bigint not null,
  name       jsonb not null,
  published  boolean not null,
  joined_at  timestamptz not null
);
create table courses (
  id             text primary key,
  version        bigint not null,
  instructor_id  text not null,
  title          jsonb not null,
  category       text not null,
  published      boolean not null
);
create index courses_instructor on courses (instructor_id);
create index courses_title on courses ((title->>'en'), id);

alter table course_terms add column category text not null default '';
-- The price of the line, or its part for a course of a bundle.
alter table earnings add column price bigint not null default 0;
-- The category of the course at the time of the sale.
alter table earnings add column category text not null default '';
create index earnings_course on earnings (course_id, sold_at desc, id desc);
create index earnings_uncategorised on earnings (course_id) where category = '';
create index reversals_refund on reversals (refund_id);
-- The part of a refund that goes back by card, and the sum of these parts for each order.
alter table refunds add column card bigint not null default 0;
alter table orders add column card_refunded bigint not null default 0;

-- Sums by scope: 'order' by state, 'instructor' by id, 'category' by name, 'course' by id. The day is the day in Dhaka; 'infinity'
-- has the sum of all days. Courses have only that one.
create table totals (
  scope     text not null,
  key       text not null,
  day       date not null,
  count     bigint not null,
  paid      bigint not null,
  -- After the gateway fee. Orders: less what went back by card. Sales: less reversals, as share and platform.
  net       bigint not null,
  share     bigint not null,
  platform  bigint not null,
  primary key (scope, key, day)
);
create index totals_day on totals (scope, day) include (key, count, paid);
create index totals_count on totals (scope, count desc, key) where day = 'infinity';
create index totals_paid on totals (scope, paid desc, key) where day = 'infinity';
create index totals_zero on totals (scope) where count = 0 and paid = 0 and net = 0 and share = 0 and platform = 0;

-- Changes of the totals that are not added yet. Rows are only inserted, so concurrent events do not wait for one row of a day.
create table total_changes (like totals);

-- The totals with the changes that are not added yet: exact in the transaction that reads them.
create view current_totals as
  select scope, key, day, sum(count)::bigint as count, sum(paid)::bigint as paid, sum(net)::bigint as net,
    sum(share)::bigint as share, sum(platform)::bigint as platform
  from (
    select * from totals
    union all select * from total_changes
    union all select scope, key, 'infinity'::date, count, paid, net, share, platform from total_changes
  ) as every_row
  group by scope, key, day;

-- Dhaka is at UTC+6 without summer time.
create function dhaka_day(at timestamptz) returns date language sql immutable
  as $$ select (at at time zone interval '6 hours')::date $$;

-- Triggers write the changes, so that no statement that changes a row can leave them out. Rows are deleted by the rebuild command only,
-- which deletes the totals too.
create function add_order_change(row_of orders, sign integer) returns void language sql as $$
  insert into total_changes values ('order', row_of.state, dhaka_day(row_of.created_at), sign, sign * row_of.payable,
    case when row_of.paid_at is null then 0 else sign * (row_of.received - row_of.card_refunded) end, 0, 0)
$$;

create function change_order_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (old.state, old.created_at, old.payable, old.received, old.card_refunded, old.paid_at)
      is not distinct from (new.state, new.created_at, new.payable, new.received, new.card_refunded, new.paid_at) then
      return null;
    end if;
    perform add_order_change(old, -1);
  end if;
  perform add_order_change(new, 1);
  return null;
end $$;
create trigger orders_totals after insert or update on orders for each row execute function change_order_totals();

create function add_earning_change(e earnings, sign integer) returns void language sql as $$
  insert into total_changes
  select scope, key, dhaka_day(e.sold_at), sign, sign * e.paid, sign * e.net, sign * coalesce(e.share, 0),
    sign * coalesce(e.platform, 0)
  from (values ('instructor', e.instructor_id), ('course', e.course_id), ('category', e.category)) as scopes (scope, key)
$$;

create function change_earning_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform add_earning_change(old, -1);
    -- The reversals of the earning move to its new category.
    if old.category <> new.category then
      insert into total_changes
      select 'category', key, dhaka_day(granted_at), 0, 0, sign * (share + platform), sign * share, sign * platform
      from reversals join refunds on refunds.id = refund_id, (values (old.category, -1), (new.category, 1)) as keys (key, sign)
      where earning_id = new.id;
    end if;
  end if;
  perform add_earning_change(new, 1);
  return null;
end $$;
create trigger earnings_totals after insert or update on earnings for each row execute function change_earning_totals();

-- A reversal is at most zero, so it is added like an earning. It counts on the day of its refund. The lock of the earning keeps a
-- concurrent change of its category before or after the reversal.
create function add_reversal_change(r reversals, sign integer) returns void language sql as $$
  insert into total_changes
  select scope, key, dhaka_day(refunds.granted_at), 0, 0, sign * (r.share + r.platform), sign * r.share, sign * r.platform
  from earnings, refunds,
    lateral (values ('instructor', instructor_id), ('course', course_id), ('category', category)) as scopes (scope, key)
  where earnings.id = r.earning_id and refunds.id = r.refund_id
  for share of earnings
$$;

create function change_reversal_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform add_reversal_change(old, -1);
  end if;
  perform add_reversal_change(new, 1);
  return null;
end $$;
create trigger reversals_totals after insert or update on reversals for each row execute function change_reversal_totals();

-- Each course and instructor has a total of all days, zero before the first sale: the lists are sorted by it.
create function add_zero_totals() returns trigger language plpgsql as $$
begin
  insert into total_changes values (tg_argv[0], new.id, 'infinity', 0, 0, 0, 0, 0);
  return null;
end $$;
create trigger courses_totals after insert on courses for each row execute function add_zero_totals('course');
create trigger instructors_totals after insert on instructors for each row execute function add_zero_totals('instructor');

-- The rows of before this migration.
select add_order_change(orders, 1) from orders;
select add_earning_change(earnings, 1) from earnings;
select add_reversal_change(reversals, 1) from reversals;
