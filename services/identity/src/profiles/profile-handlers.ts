import { requireOwner } from '@sargam/chassis/service';
import type { ProfileServiceImplementation } from '@sargam/proto/identity/v1/profiles';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { updateProfile } from './update-profile.ts';

export const profileHandlers = (deps: Deps): ProfileServiceImplementation => ({
  updateProfile: async (request, context) =>
    updateProfile(deps, requireOwner(context, request.personId, []), request),

  countPeople: async () => countPeople(deps.database.db),
});

export interface PeopleCounts {
  readonly students: number;
  readonly instructors: number;
}

/** Counts people who are not suspended. The index `people_active_roles` alone answers the query. */
export const countPeople = async (db: Kysely<Tables>): Promise<PeopleCounts> => {
  const rows = await db
    .selectFrom('people')
    .select(({ fn }) => ['role', fn.countAll<bigint>().as('total')])
    .where('suspended_at', 'is', null)
    .where('role', 'in', ['student', 'instructor'])
    .groupBy('role')
    .execute();
  const countOf = (role: string) => Number(rows.find((row) => row.role === role)?.total ?? 0);
  return { students: countOf('student'), instructors: countOf('instructor') };
};
