import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;

/** An instructor sees no more students than these, those who practised last first. */
const maxStudents = 200;

export const isShared = async (db: Db, studentId: string): Promise<boolean> =>
  (await db
    .selectFrom('shared_journals')
    .select('student_id')
    .where('student_id', '=', studentId)
    .executeTakeFirst()) !== undefined;

export const saveShared = async (db: Db, studentId: string, sharedAt: Date | undefined): Promise<void> => {
  if (sharedAt === undefined)
    await db.deleteFrom('shared_journals').where('student_id', '=', studentId).execute();
  else
    await db
      .insertInto('shared_journals')
      .values({ student_id: studentId, shared_at: sharedAt })
      .onConflict((conflict) => conflict.column('student_id').doNothing())
      .execute();
};

interface SharedPracticeRow {
  readonly student_id: string;
  readonly week_seconds: number;
  readonly last_28_days_seconds: number;
  readonly last_day: string;
}

/** The practice in a course from a day on, of the students who share it now. `week` is the first day of the last seven. */
export const listSharedPractice = async (
  db: Db,
  courseId: string,
  { month, week }: { readonly month: string; readonly week: string },
): Promise<SharedPracticeRow[]> => {
  const { rows } = await sql<SharedPracticeRow>`
    select s.student_id,
           coalesce(sum(s.seconds) filter (where s.day >= ${week}::date), 0)::int as week_seconds,
           sum(s.seconds)::int as last_28_days_seconds,
           max(s.day)::text as last_day
      from lessons l
      join practice_sessions s on s.lesson_id = l.id and s.day >= ${month}::date
      join shared_journals j on j.student_id = s.student_id
     where l.course_id = ${courseId}
     group by s.student_id
     order by max(s.day) desc, s.student_id
     limit ${maxStudents}`.execute(db);
  return rows;
};
