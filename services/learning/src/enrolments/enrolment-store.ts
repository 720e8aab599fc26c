import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type EnrolmentRow = Omit<Selectable<Tables['enrolments']>, 'is_refunded'>;

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

/** Returns undefined if the student has no enrolment in the course. */
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

/** Changes nothing if the student has an enrolment in the course. */
export const insertNewEnrolment = async (tx: Db, enrolment: EnrolmentRow): Promise<void> => {
  await tx
    .insertInto('enrolments')
    .values(enrolment)
    .onConflict((conflict) => conflict.columns(['student_id', 'course_id']).doNothing())
    .execute();
};
