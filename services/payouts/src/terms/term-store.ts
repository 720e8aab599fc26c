import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type CourseTerm = Selectable<Tables['course_terms']>;
export type InstructorTerm = Selectable<Tables['instructor_terms']>;

export const saveInstructorTerm = async (
  db: Db,
  term: Insertable<Tables['instructor_terms']>,
): Promise<void> => {
  await db
    .insertInto('instructor_terms')
    .values(term)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Returns false if the version exists. */
export const saveCourseTerm = async (db: Db, term: Insertable<Tables['course_terms']>): Promise<boolean> => {
  const row = await db
    .insertInto('course_terms')
    .values(term)
    .onConflict((conflict) => conflict.doNothing())
    .returning('course_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** The percentages of instructors, by version. */
export const listInstructorTerms = (db: Db, instructorIds: readonly string[]): Promise<InstructorTerm[]> =>
  db
    .selectFrom('instructor_terms')
    .selectAll()
    .where('instructor_id', 'in', instructorIds)
    .orderBy('version')
    .execute();

/** The prices, titles and instructors of courses, by version. */
export const listCourseTerms = (db: Db, courseIds: readonly string[]): Promise<CourseTerm[]> =>
  db.selectFrom('course_terms').selectAll().where('course_id', 'in', courseIds).orderBy('version').execute();
