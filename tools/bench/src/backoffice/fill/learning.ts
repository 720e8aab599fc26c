import type { Growth } from '../sizes.ts';

/** The enrolment of each paid order, which lasts 180 days, and a certificate application for 50 orders. */
export const fillLearning = ({ from, to }: Growth): string => `
  insert into courses (id, instructor_id, version, is_bundle)
  select pg_temp.id('C', c), pg_temp.id('P', c % ${to.instructors}), 1, false from generate_series(${from.courses}::bigint, ${to.courses - 1}) as c
  on conflict do nothing;

  create temp table bought as
    select pg_temp.id('R', n) as order_id, pg_temp.id('S', 1 + n % ${to.people}) as student_id,
      pg_temp.id('C', (n * 104729 + n / ${to.people}) % ${to.courses}) as course_id, n, pg_temp.at(n) as at
    from generate_series(${from.orders + 1}::bigint, ${to.orders}) as n where n % 20 < 14;
  insert into enrolments (id, student_id, course_id, tier, order_id, started_at, ends_at)
  select pg_temp.id('N', n), student_id, course_id, 'standard', order_id, at, at + interval '180 days' from bought on conflict do nothing;
  insert into grants (order_id, course_id, student_id, tier, days, paid_at)
  select order_id, course_id, student_id, 'standard', 180, at from bought;
  insert into access (student_id, course_id, version, periods, order_id)
  select student_id, course_id, 1, '[{}]', order_id from bought on conflict do nothing;
  drop table bought;

  insert into certificate_applications (id, student_id, course_id, state, applied_at, provided_at)
  select pg_temp.id('T', n), pg_temp.id('S', 1 + n * 7 % ${to.people}), pg_temp.id('C', n % ${to.courses}), state, pg_temp.at(n),
    case when state = 'provided' then pg_temp.at(n) end
  from generate_series(${from.orders / 50 + 1}::bigint, ${to.orders / 50}) as n
  cross join lateral (select case when n % 10 = 0 then 'pending' else 'provided' end as state) as of_row
  on conflict do nothing;
`;
