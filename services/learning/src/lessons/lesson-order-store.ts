import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;

/** The ids of the lessons of a course that are not archived, by position. */
export const listLessonIds = async (db: Db, courseId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('lessons')
    .select('id')
    .where('course_id', '=', courseId)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
};

/** Numbers the lessons in this order. Archived lessons follow them, in their earlier order. */
export const writeOrder = async (tx: Db, courseId: string, lessonIds: readonly string[]): Promise<void> => {
  await sql`set constraints lessons_course_id_position_key deferred`.execute(tx);
  await sql`
    update lessons set position = numbered.position
      from (select lessons.id, (row_number() over (order by wanted.place nulls last, lessons.position))::integer as position
              from lessons left join unnest(${lessonIds}::text[]) with ordinality as wanted(id, place) using (id)
             where lessons.course_id = ${courseId}) as numbered
     where lessons.id = numbered.id`.execute(tx);
};

/** Whether a student has progress, a loop or a note in the lesson, which would be lost with it. */
export const isStudied = async (db: Db, lessonId: string): Promise<boolean> => {
  const { rows } = await sql<{ studied: boolean }>`
    select exists (select from progress where lesson_id = ${lessonId})
        or exists (select from practice_loops where lesson_id = ${lessonId})
        or exists (select from practice_sessions where lesson_id = ${lessonId})
        or exists (select from lesson_notes where lesson_id = ${lessonId}) as studied`.execute(db);
  return rows[0]?.studied ?? false;
};
