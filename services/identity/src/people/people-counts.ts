import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';

export interface PeopleCounts {
  readonly students: number;
  readonly instructors: number;
}

/** How many there are of those who are not suspended: read off the index `people_counted` alone. */
export const countPeople = async (db: Kysely<Tables>): Promise<PeopleCounts> => {
  const rows = await db
    .selectFrom('people')
    .select(({ fn }) => ['role', fn.countAll<bigint>().as('total')])
    .where('suspended_at', 'is', null)
    .where('role', 'in', ['student', 'instructor'])
    .groupBy('role')
    .execute();
  const of = (role: string) => Number(rows.find((row) => row.role === role)?.total ?? 0);
  return { students: of('student'), instructors: of('instructor') };
};
