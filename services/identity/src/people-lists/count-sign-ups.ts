import type { CountSignUpsRequest, CountSignUpsResponse } from '@sargam/proto/identity/v1/people';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { selectPeople } from './people-filter.ts';

const dhakaDayOf = sql<string>`to_char(created_at at time zone 'Asia/Dhaka', 'YYYY-MM-DD')`;

/** Counts the people who were created in the range, by day in Dhaka (decision B14). The index `people_created` alone answers it. */
export const countSignUps = async (
  db: Kysely<Tables>,
  { createdFrom, createdUntil }: CountSignUpsRequest,
  now: Date,
): Promise<CountSignUpsResponse> => {
  const range = { roles: [], query: '', createdFrom, createdUntil };
  const rows = await selectPeople(db, range, now)
    .select(({ fn }) => [
      dhakaDayOf.as('day'),
      fn.countAll<bigint>().as('total'),
      fn.count<bigint>('verified_at').as('verified'),
      sql<bigint>`count(*) filter (where role = 'student' and subscriber_until > ${now})`.as('subscribers'),
    ])
    .groupBy(dhakaDayOf)
    .orderBy('day')
    .execute();
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
