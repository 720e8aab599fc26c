-- Access is calculated from the grants, so grants also record which order they upgrade and when they were revoked.
alter table grants
  add column upgrades_order_id text,
  add column revoked_at timestamptz;
create index grants_of_student on grants (student_id, course_id);

-- Recalculates each end of access in the order of the payments (decision C2); events so far were applied in any order.
do $$
declare
  pair record;
  given record;
  ending timestamptz;
begin
  for pair in select distinct student_id, course_id from grants loop
    ending := '-infinity';
    for given in
      select * from grants
       where student_id = pair.student_id and course_id = pair.course_id
       order by paid_at, order_id
    loop
      ending := (date_trunc('day', (greatest(ending, given.paid_at) + make_interval(hours => 24 * given.days))
        at time zone 'Asia/Dhaka') + interval '23:59:59') at time zone 'Asia/Dhaka';
    end loop;
    update enrolments
       set ends_at = ending, tier = given.tier, order_id = given.order_id
     where student_id = pair.student_id and course_id = pair.course_id;
  end loop;
end
$$;
