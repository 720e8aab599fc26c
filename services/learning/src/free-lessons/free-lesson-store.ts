import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type FreeLessonRow = Selectable<Tables['free_lessons']>;
type NewFreeLesson = Omit<Insertable<Tables['free_lessons']>, 'position'>;

/** A course's free lessons in order. */
export const freeLessonsOf = (db: Db, courseId: string): Promise<FreeLessonRow[]> =>
  db.selectFrom('free_lessons').selectAll().where('course_id', '=', courseId).orderBy('position').execute();

const byId = (db: Db, id: string): Promise<FreeLessonRow | undefined> =>
  db.selectFrom('free_lessons').selectAll().where('id', '=', id).executeTakeFirst();

/** Puts a free lesson at the end of those of its course; a repeat with the same id answers the one that is there. */
export const appendFreeLesson = async (tx: Db, lesson: NewFreeLesson): Promise<FreeLessonRow> => {
  // Two at once would otherwise draw the same position.
  await sql`select pg_advisory_xact_lock(hashtext('free_lessons'), hashtext(${lesson.course_id}))`.execute(
    tx,
  );
  const known = await byId(tx, lesson.id);
  if (known) return known;
  const { last } = await tx
    .selectFrom('free_lessons')
    .select((select) => select.fn.max<number | null>('position').as('last'))
    .where('course_id', '=', lesson.course_id)
    .executeTakeFirstOrThrow();
  return tx
    .insertInto('free_lessons')
    .values({ ...lesson, position: (last ?? 0) + 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
};
