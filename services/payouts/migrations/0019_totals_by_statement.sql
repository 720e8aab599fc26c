-- The triggers of the totals run once for each statement and add up its rows: a statement that writes many rows, as those of a rebuild do,
-- inserts one change for each scope, key and day. An upsert runs the trigger of inserts and that of updates with its rows of each kind.
drop trigger orders_totals on orders;
drop trigger earnings_totals on earnings;
drop trigger reversals_totals on reversals;

-- What an order adds to the received total of its state.
create function order_net(row_of orders) returns bigint language sql immutable
  as $$ select case when row_of.paid_at is null then 0 else row_of.received - row_of.card_refunded end $$;

create or replace function change_order_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into total_changes
    select 'order', state, dhaka_day(created_at), count(*), sum(payable), sum(order_net(row_of)), 0, 0
    from new_rows as row_of group by state, dhaka_day(created_at);
  else
    -- An update that leaves a sum as it was adds no change.
    insert into total_changes
    select 'order', state, day, sum(sign), sum(sign * payable), sum(sign * net), 0, 0
    from (
      select state, dhaka_day(created_at) as day, -1 as sign, payable, order_net(row_of) as net from old_rows as row_of
      union all
      select state, dhaka_day(created_at) as day, 1, payable, order_net(row_of) from new_rows as row_of
    ) as every_row
    group by state, day
    having sum(sign) <> 0 or sum(sign * payable) <> 0 or sum(sign * net) <> 0;
  end if;
  return null;
end $$;
create trigger orders_inserted after insert on orders referencing new table as new_rows
  for each statement execute function change_order_totals();
create trigger orders_updated after update on orders referencing old table as old_rows new table as new_rows
  for each statement execute function change_order_totals();

create or replace function change_earning_totals() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into total_changes
    select scope, key, dhaka_day(sold_at), -count(*), -sum(paid), -sum(net), -coalesce(sum(share), 0), -coalesce(sum(platform), 0)
    from old_rows, lateral (values ('instructor', instructor_id), ('course', course_id), ('category', category)) as scopes (scope, key)
    group by scope, key, dhaka_day(sold_at);
    -- The reversals of an earning move to its new category.
    insert into total_changes
    select 'category', key, dhaka_day(granted_at), 0, 0, sign * (r.share + r.platform), sign * r.share, sign * r.platform
    from old_rows join new_rows using (id) join reversals as r on earning_id = id join refunds on refunds.id = refund_id,
      lateral (values (old_rows.category, -1), (new_rows.category, 1)) as keys (key, sign)
    where old_rows.category <> new_rows.category;
  end if;
  insert into total_changes
  select scope, key, dhaka_day(sold_at), count(*), sum(paid), sum(net), coalesce(sum(share), 0), coalesce(sum(platform), 0)
  from new_rows, lateral (values ('instructor', instructor_id), ('course', course_id), ('category', category)) as scopes (scope, key)
  group by scope, key, dhaka_day(sold_at);
  return null;
end $$;
create trigger earnings_inserted after insert on earnings referencing new table as new_rows
  for each statement execute function change_earning_totals();
create trigger earnings_updated after update on earnings referencing old table as old_rows new table as new_rows
  for each statement execute function change_earning_totals();

-- A reversal is at most zero, so it is added like an earning. It counts on the day of its refund. The earnings are locked by a statement
-- of its own, which keeps a concurrent change of their category before or after the reversals (migration 0017).
create or replace function change_reversal_totals() returns trigger language plpgsql as $$
begin
  perform from earnings where id = any(array(select earning_id from new_rows)) order by id for share;
  if tg_op = 'UPDATE' then
    insert into total_changes
    select scope, key, dhaka_day(granted_at), 0, 0, -sum(r.share + r.platform), -sum(r.share), -sum(r.platform)
    from old_rows as r join earnings on earnings.id = earning_id join refunds on refunds.id = refund_id,
      lateral (values ('instructor', instructor_id), ('course', course_id), ('category', category)) as scopes (scope, key)
    group by scope, key, dhaka_day(granted_at);
  end if;
  insert into total_changes
  select scope, key, dhaka_day(granted_at), 0, 0, sum(r.share + r.platform), sum(r.share), sum(r.platform)
  from new_rows as r join earnings on earnings.id = earning_id join refunds on refunds.id = refund_id,
    lateral (values ('instructor', instructor_id), ('course', course_id), ('category', category)) as scopes (scope, key)
  group by scope, key, dhaka_day(granted_at);
  return null;
end $$;
create trigger reversals_inserted after insert on reversals referencing new table as new_rows
  for each statement execute function change_reversal_totals();
create trigger reversals_updated after update on reversals referencing old table as old_rows new table as new_rows
  for each statement execute function change_reversal_totals();

drop function add_order_change(orders, integer);
drop function add_earning_change(earnings, integer);
drop function add_reversal_change(reversals, integer);
