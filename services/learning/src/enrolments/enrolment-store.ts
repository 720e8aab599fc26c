import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type EnrolmentRow = Selectable<Tables['enrolments']>;

/** A student's progress in a course. */
export interface CourseProgress {
  readonly lessons_total: number;
  readonly lessons_completed: number;
  /** The first lesson that is not completed; null where all are. */
  readonly next_lesson_id: string | null;
}

export const findEnrolment = (
  db: Db,
  studentId: string,
  courseId: string,
): Promise<EnrolmentRow | undefined> =>
  db
    .selectFrom('enrolments')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('course_id', '=', courseId)
    .executeTakeFirst();

/** Inserts or updates the enrolment of a student in a course. An existing enrolment keeps its id. */
export const upsertEnrolment = (tx: Db, enrolment: EnrolmentRow): Promise<EnrolmentRow> => {
  const { tier, order_id, started_at, ends_at } = enrolment;
  return tx
    .insertInto('enrolments')
    .values(enrolment)
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'course_id']).doUpdateSet({ tier, order_id, started_at, ends_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Returns undefined where the student has no enrolment in the course. */
export const updateEnrolment = (
  tx: Db,
  { student_id, course_id, tier, order_id, started_at, ends_at }: Omit<EnrolmentRow, 'id'>,
): Promise<EnrolmentRow | undefined> =>
  tx
    .updateTable('enrolments')
    .set({ tier, order_id, started_at, ends_at })
    .where('student_id', '=', student_id)
    .where('course_id', '=', course_id)
    .returningAll()
    .executeTakeFirst();

/** A student's enrolments with progress, newest first. */
export const listEnrolmentsWithProgress = async (
  db: Db,
  studentId: string,
): Promise<(EnrolmentRow & CourseProgress)[]> => {
  const rows = await db
    .selectFrom('enrolments')
    .leftJoin('lessons', 'lessons.course_id', 'enrolments.course_id')
    .leftJoin('progress', (join) =>
      join
        .onRef('progress.lesson_id', '=', 'lessons.id')
        .onRef('progress.student_id', '=', 'enrolments.student_id'),
    )
    .selectAll('enrolments')
    .select((select) => [
      select.fn.count<bigint>('lessons.id').as('total'),
      select.fn.count<bigint>('progress.completed_at').as('completed'),
      sql<string | null>`(array_agg(lessons.id order by lessons.position)
        filter (where lessons.id is not null and progress.completed_at is null))[1]`.as('next_lesson_id'),
    ])
    .where('enrolments.student_id', '=', studentId)
    .groupBy('enrolments.id')
    .orderBy('enrolments.started_at', 'desc')
    .execute();
  return rows.map(({ total, completed, ...row }) => ({
    ...row,
    lessons_total: Number(total),
    lessons_completed: Number(completed),
  }));
};
