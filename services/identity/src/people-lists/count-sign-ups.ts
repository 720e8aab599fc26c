import { dhakaDay, startOfDhakaDay } from '@sargam/chassis/calendar';
import type { CountSignUpsRequest, CountSignUpsResponse } from '@sargam/proto/identity/v1/people';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database.ts';

interface DayRow {
  readonly day: string;
  readonly total: bigint;
  readonly verified: bigint;
  readonly subscribers: bigint;
}

/** The days in Dhaka that the range includes, as ISO days. */
const toDays = ({ createdFrom, createdUntil }: CountSignUpsRequest) => ({
  first: createdFrom && dhakaDay(createdFrom),
  last: createdUntil && dhakaDay(new Date(createdUntil.getTime() - 1)),
});

const isBetween = (day: RawBuilder<unknown>, first: string | undefined, last: string | undefined) => sql`
  ${day} >= coalesce(${first ?? null}::date, '-infinity') and ${day} <= coalesce(${last ?? null}::date, 'infinity')`;

/**
 * Subscriptions that end after the current month are counted by the month; those that end later in the current month are counted in
 * `people`.
 */
const selectDays = ({ first, last }: ReturnType<typeof toDays>, now: Date) => sql<DayRow>`
  with active as (
    select day, sum(total::integer) as subscribers from sign_up_counts
     where end_month > ${dhakaDay(now)}::date and ${isBetween(sql`day`, first, last)} group by day),
  ending as (
    select dhaka_day(created_at) as day, count(*) as subscribers
      from people
     where subscriber_until > ${now} and subscriber_until < ${startOfNextMonth(now)} and role = 'student'
       and ${isBetween(sql`dhaka_day(created_at)`, first, last)}
     group by 1)
  select day::text, total, verified,
         coalesce(active.subscribers, 0) + coalesce(ending.subscribers, 0) as subscribers
    from sign_up_days left join active using (day) left join ending using (day)
   where ${isBetween(sql`day`, first, last)}
   order by sign_up_days.day`;

const startOfNextMonth = (now: Date): Date => {
  const [year = 0, month = 0] = dhakaDay(now).split('-').map(Number);
  return startOfDhakaDay(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10));
};

/** Counts the people who were created on the days in Dhaka that the range includes, by day (decision B14). */
export const countSignUps = async (
  db: Kysely<Tables>,
  range: CountSignUpsRequest,
  now: Date,
): Promise<CountSignUpsResponse> => {
  const { rows } = await selectDays(toDays(range), now).execute(db);
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
