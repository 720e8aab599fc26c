import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { LocalizedText, Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type LessonRow = Selectable<Tables['lessons']>;

/** The lessons of a course, by position. */
export const listLessonRows = (db: Db, courseId: string): Promise<LessonRow[]> =>
  db.selectFrom('lessons').selectAll().where('course_id', '=', courseId).orderBy('position').execute();

export const findLessonById = (db: Db, id: string): Promise<LessonRow | undefined> =>
  db.selectFrom('lessons').selectAll().where('id', '=', id).executeTakeFirst();

export const findLessonByFilename = (db: Db, filename: string): Promise<LessonRow | undefined> =>
  db.selectFrom('lessons').selectAll().where('filename', '=', filename).executeTakeFirst();

/** Locks the lesson until the transaction ends. */
export const lockLesson = (tx: Db, id: string): Promise<LessonRow | undefined> =>
  tx.selectFrom('lessons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type NewLesson = Omit<Insertable<Tables['lessons']>, 'position'>;

/** Adds a lesson at the end of its course. Returns the existing lesson if the id exists. */
export const appendLesson = async (
  tx: Db,
  lesson: NewLesson,
): Promise<{ readonly row: LessonRow; readonly isNew: boolean }> => {
  // The lock serializes uploads into one course: two of them must not get the same position.
  await sql`select pg_advisory_xact_lock(hashtext('lessons'), hashtext(${lesson.course_id}))`.execute(tx);
  const existing = await findLessonById(tx, lesson.id);
  if (existing) return { row: existing, isNew: false };
  const { last } = await tx
    .selectFrom('lessons')
    .select((select) => select.fn.max<number | null>('position').as('last'))
    .where('course_id', '=', lesson.course_id)
    .executeTakeFirstOrThrow();
  const row = await tx
    .insertInto('lessons')
    .values({ ...lesson, position: (last ?? 0) + 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, isNew: true };
};

export const renameLesson = (db: Db, id: string, title: LocalizedText): Promise<LessonRow | undefined> =>
  db
    .updateTable('lessons')
    .set({ title: JSON.stringify(title) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
