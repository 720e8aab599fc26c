import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { SessionRow } from './journal.ts';

type Db = Kysely<Tables>;

/** Saves the totals of a session. Smaller totals than the stored ones arrive late and change nothing. */
export const upsertSession = async (
  db: Db,
  session: Insertable<Tables['practice_sessions']>,
): Promise<void> => {
  const { seconds, loops } = session;
  await db
    .insertInto('practice_sessions')
    .values(session)
    .onConflict((conflict) =>
      conflict
        .columns(['student_id', 'id'])
        .doUpdateSet({ seconds, loops })
        .where('practice_sessions.lesson_id', '=', session.lesson_id)
        .where('practice_sessions.seconds', '<=', seconds),
    )
    .execute();
};

/** The sessions from a day on: the newest day first, within a day by lesson. */
export const listSessions = async (db: Db, studentId: string, from: string): Promise<SessionRow[]> =>
  db
    .selectFrom('practice_sessions')
    .innerJoin('lessons', 'lessons.id', 'practice_sessions.lesson_id')
    .select(['lesson_id', 'lessons.course_id', 'lessons.title', 'seconds', 'loops'])
    .select(sql<string>`day::text`.as('day'))
    .where('student_id', '=', studentId)
    .where('day', '>=', sql<Date>`${from}::date`)
    .orderBy('practice_sessions.day', 'desc')
    .orderBy('lessons.course_id')
    .orderBy('lessons.position')
    .orderBy('practice_sessions.id')
    .execute();

export const findGoal = async (db: Db, studentId: string): Promise<number> => {
  const row = await db
    .selectFrom('practice_goals')
    .select('weekly_minutes')
    .where('student_id', '=', studentId)
    .executeTakeFirst();
  return row?.weekly_minutes ?? 0;
};

/** 0 removes the goal. */
export const saveGoal = async (db: Db, studentId: string, minutes: number): Promise<void> => {
  if (minutes === 0) {
    await db.deleteFrom('practice_goals').where('student_id', '=', studentId).execute();
    return;
  }
  await db
    .insertInto('practice_goals')
    .values({ student_id: studentId, weekly_minutes: minutes })
    .onConflict((conflict) => conflict.column('student_id').doUpdateSet({ weekly_minutes: minutes }))
    .execute();
};
