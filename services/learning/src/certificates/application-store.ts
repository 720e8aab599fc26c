import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { Studies } from './application.ts';

type Db = Kysely<Tables>;
export type ApplicationRow = Selectable<Tables['certificate_applications']>;

export const applicationOf = (
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

export const studiesOf = async (db: Db, studentId: string, courseId: string): Promise<Studies> => {
  const { rows } = await sql<Studies>`
    select exists (select from grants
                    where student_id = ${studentId} and course_id = ${courseId} and revoked_at is null) as bought,
           count(lessons.id)::integer as lessons,
           count(progress.completed_at)::integer as finished
      from lessons
      left join progress on progress.lesson_id = lessons.id and progress.student_id = ${studentId}
     where lessons.course_id = ${courseId}`.execute(db);
  return rows[0] ?? { bought: false, lessons: 0, finished: 0 };
};

/** Keeps the application; undefined where there is one already. */
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
