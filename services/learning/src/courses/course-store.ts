import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';

/** The instructor of a course; undefined before the first event about the course. */
export const findCourseInstructor = async (
  db: Kysely<Tables>,
  courseId: string,
): Promise<string | undefined> => {
  const course = await db
    .selectFrom('courses')
    .select('instructor_id')
    .where('id', '=', courseId)
    .executeTakeFirst();
  return course?.instructor_id;
};

/** The instructors of these courses, by course. */
export const listCourseInstructors = async (
  db: Kysely<Tables>,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (courseIds.length === 0) return new Map();
  const courses = await db
    .selectFrom('courses')
    .select(['id', 'instructor_id'])
    .where('id', 'in', courseIds)
    .execute();
  return new Map(courses.map(({ id, instructor_id: instructorId }) => [id, instructorId]));
};

/** False before the first event about the course. */
export const isBundle = async (db: Kysely<Tables>, courseId: string): Promise<boolean> => {
  const course = await db
    .selectFrom('courses')
    .select('is_bundle')
    .where('id', '=', courseId)
    .executeTakeFirst();
  return course?.is_bundle ?? false;
};
