import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { CourseCompletion } from './application.ts';

type Db = Kysely<Tables>;
export type ApplicationRow = Selectable<Tables['certificate_applications']>;

export const findApplication = (
  db: Db,
  studentId: string,
  courseId: string,
): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('certificate_applications')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();

/** Counts the lessons of a course and those that the student has finished. */
export const countLessons = async (
  db: Db,
  studentId: string,
  courseId: string,
): Promise<Omit<CourseCompletion, 'isPurchased'>> => {
  const { rows } = await sql<Omit<CourseCompletion, 'isPurchased'>>`
    select count(lessons.id)::integer as "lessonCount",
           count(progress.completed_at)::integer as "finishedCount"
      from lessons
      left join progress on progress.lesson_id = lessons.id and progress.student_id = ${studentId}
     where lessons.course_id = ${courseId}`.execute(db);
  return rows[0] ?? { lessonCount: 0, finishedCount: 0 };
};

/** Returns undefined if the student has applied already. */
export const insertApplication = (
  db: Db,
  application: Pick<ApplicationRow, 'id' | 'student_id' | 'course_id' | 'applied_at'>,
): Promise<ApplicationRow | undefined> =>
  db
    .insertInto('certificate_applications')
    .values({ ...application, state: 'pending', provided_at: null })
    .onConflict((conflict) => conflict.columns(['student_id', 'course_id']).doNothing())
    .returningAll()
    .executeTakeFirst();

export const countPendingApplications = async (db: Db): Promise<number> => {
  const { pending } = await db
    .selectFrom('certificate_applications')
    .select((select) => select.fn.countAll<bigint>().as('pending'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(pending);
};
