import type { CountSignUpsRequest, CountSignUpsResponse } from '@sargam/proto/identity/v1/people';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';

interface DayRow {
  readonly day: string;
  readonly total: bigint;
  readonly verified: bigint;
  readonly subscribers: bigint;
}

/**
 * One range of the index `people_created` for each day in Dhaka. Grouping all rows by their day would sort them. Days before the first
 * sign-up are not asked for.
 */
const selectDays = ({ createdFrom, createdUntil }: CountSignUpsRequest, now: Date) => sql<DayRow>`
  with bounds as (
    select greatest(${createdFrom ?? null}::timestamptz, min(created_at)) as low,
           least(${createdUntil ?? null}::timestamptz, max(created_at) + interval '1 microsecond') as high
      from people)
  select to_char(day, 'YYYY-MM-DD') as day, total, verified, subscribers
    from bounds
    cross join generate_series(
      date_trunc('day', low at time zone 'Asia/Dhaka'), high at time zone 'Asia/Dhaka', interval '1 day') as day
    cross join lateral (
      select count(*) as total,
             count(verified_at) as verified,
             count(*) filter (where role = 'student' and subscriber_until > ${now}) as subscribers
        from people
       where created_at >= greatest(low, day at time zone 'Asia/Dhaka')
         and created_at < least(high, (day + interval '1 day') at time zone 'Asia/Dhaka')) as counts
   where total > 0
   order by day`;

/** Counts the people who were created in the range, by day in Dhaka (decision B14). */
export const countSignUps = async (
  db: Kysely<Tables>,
  range: CountSignUpsRequest,
  now: Date,
): Promise<CountSignUpsResponse> => {
  const { rows } = await selectDays(range, now).execute(db);
  const days = rows.map(({ day, total, verified, subscribers }) => ({
    day,
    total: Number(total),
    verified: Number(verified),
    subscribers: Number(subscribers),
  }));
  const sumOf = (count: 'total' | 'verified' | 'subscribers') =>
    days.reduce((sum, day) => sum + day[count], 0);
  return { total: sumOf('total'), verified: sumOf('verified'), subscribers: sumOf('subscribers'), days };
};
