import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database.ts';

/** Saves an instructor. The newest version wins. */
export const saveInstructor = async (
  db: Kysely<Tables>,
  instructor: Insertable<Tables['instructors']>,
): Promise<void> => {
  await db
    .insertInto('instructors')
    .values(instructor)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(instructor).where('instructors.version', '<', instructor.version),
    )
    .execute();
};
