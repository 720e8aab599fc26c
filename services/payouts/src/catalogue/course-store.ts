import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database.ts';

/** Saves a course. The newest version wins. */
export const saveCourse = async (
  db: Kysely<Tables>,
  course: Insertable<Tables['courses']>,
): Promise<void> => {
  await db
    .insertInto('courses')
    .values(course)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(course).where('courses.version', '<', course.version),
    )
    .execute();
};
