import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { PersonId } from '../people/person.ts';

/** The reason of the person's last suspension; empty if the admin gave none. */
export const findSuspendReason = async (db: Kysely<Tables>, person: PersonId): Promise<string> => {
  const row = await db
    .selectFrom('suspensions')
    .select('reason')
    .where('person_id', '=', person)
    .where('action', '=', 'suspended')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reason ?? '';
};
