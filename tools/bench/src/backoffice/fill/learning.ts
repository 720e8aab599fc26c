import type { Growth } from '../sizes.ts';

/** Eight lessons of each course. A third of the students have begun some of them, and have watched the odd ones. */
const fillLessons = ({ from, to }: Growth): string => `
  insert into lessons (id, course_id, title, status, filename, object_key, original_name, content_type, etag, size_bytes,
      duration_seconds, position, created_at)
  select pg_temp.id('L', 8 * c + l), pg_temp.id('C', c), jsonb_build_object('en', 'Lesson ' || l, 'bn', 'লেসন ' || l), 'paid',
    pg_temp.id('L', 8 * c + l), '', '', 'video/mp4', '', 0, 600, l, pg_temp.at(c)
  from generate_series(${from.courses}::bigint, ${to.courses - 1}) as c, generate_series(0, 7) as l on conflict (id) do nothing;
  insert into progress (student_id, lesson_id, position_seconds, completed_at, updated_at)
  select student_id, lessons.id, 300, case when position % 2 = 1 then at end, at
  from bought join lessons on lessons.course_id = bought.course_id and position <= n % 8 where n % 3 = 0 on conflict do nothing;
  insert into reviews (id, course_id, student_id, rating, content, written_at)
  select pg_temp.id('V', n), course_id, student_id, 1 + n % 5, 'Clear lessons and patient explanations.', at
  from bought where n % 3 = 0 on conflict do nothing;
`;

/** The enrolment of each paid order, which lasts 180 days, progress in lessons, and a certificate application for 50 orders. */
export const fillLearning = (growth: Growth): string => `
  insert into courses (id, instructor_id, version, is_bundle)
  select pg_temp.id('C', c), pg_temp.id('P', c % ${growth.to.instructors}), 1, false from generate_series(${growth.from.courses}::bigint, ${growth.to.courses - 1}) as c
  on conflict do nothing;

  create temp table bought as
    select pg_temp.id('R', n) as order_id, pg_temp.id('S', 1 + n % ${growth.to.people}) as student_id,
      pg_temp.id('C', (n * 104729 + n / ${growth.to.people}) % ${growth.to.courses}) as course_id, n, pg_temp.at(n) as at
    from generate_series(${growth.from.orders + 1}::bigint, ${growth.to.orders}) as n where n % 20 < 14;
  insert into enrolments (id, student_id, course_id, tier, order_id, started_at, ends_at)
  select pg_temp.id('N', n), student_id, course_id, 'standard', order_id, at, at + interval '180 days' from bought on conflict do nothing;
  insert into grants (order_id, course_id, student_id, tier, days, paid_at)
  select order_id, course_id, student_id, 'standard', 180, at from bought;
  insert into access (student_id, course_id, version, periods, order_id)
  select student_id, course_id, 1, '[{}]', order_id from bought on conflict do nothing;
  ${fillLessons(growth)}
  drop table bought;

  insert into certificate_applications (id, student_id, course_id, state, applied_at, provided_at)
  select pg_temp.id('T', n), pg_temp.id('S', 1 + n * 7 % ${growth.to.people}), pg_temp.id('C', n % ${growth.to.courses}), state, pg_temp.at(n),
    case when state = 'provided' then pg_temp.at(n) end
  from generate_series(${growth.from.orders / 50 + 1}::bigint, ${growth.to.orders / 50}) as n
  cross join lateral (select case when n % 10 = 0 then 'pending' else 'provided' end as state) as of_row
  on conflict do nothing;
`;
