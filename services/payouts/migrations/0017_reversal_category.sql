-- The earning is locked by a statement of its own. A statement that waits for a row lock goes on with the new row, but with the values
-- that it computed from the old one: the reversal of a sale whose category had just changed was added to the old category.
create or replace function add_reversal_change(r reversals, sign integer) returns void language sql as $$
  select 1 from earnings where id = r.earning_id for share;
  insert into total_changes
  select scope, key, dhaka_day(refunds.granted_at), 0, 0, sign * (r.share + r.platform), sign * r.share, sign * r.platform
  from earnings, refunds,
    lateral (values ('instructor', instructor_id), ('course', course_id), ('category', category)) as scopes (scope, key)
  where earnings.id = r.earning_id and refunds.id = r.refund_id
$$;
