import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type FreeLessonRow = Selectable<Tables['free_lessons']>;
type NewFreeLesson = Omit<Insertable<Tables['free_lessons']>, 'position'>;

/** The free lessons of these courses, by position; with the draft also those that are new or removed there. */
export const listFreeLessons = (
  db: Db,
  courseIds: readonly string[],
  { withDraft = false }: { readonly withDraft?: boolean } = {},
): Promise<FreeLessonRow[]> =>
  db
    .selectFrom('free_lessons')
    .selectAll()
    .where('course_id', 'in', courseIds)
    .$if(!withDraft, (query) => query.where('added_in_draft', 'is', null))
    .orderBy('position')
    .execute();

export const findFreeLessonById = (db: Db, id: string): Promise<FreeLessonRow | undefined> =>
  db.selectFrom('free_lessons').selectAll().where('id', '=', id).executeTakeFirst();

/** Adds a free lesson at the end of its course. Returns the existing one if the id exists. */
export const appendFreeLesson = async (
  tx: Db,
  lesson: NewFreeLesson,
): Promise<{ readonly row: FreeLessonRow; readonly isNew: boolean }> => {
  // The lock serializes additions to one course: two of them must not get the same position.
  await sql`select pg_advisory_xact_lock(hashtext('free_lessons'), hashtext(${lesson.course_id}))`.execute(
    tx,
  );
  const existing = await findFreeLessonById(tx, lesson.id);
  if (existing) return { row: existing, isNew: false };
  const { last } = await tx
    .selectFrom('free_lessons')
    .select((select) => select.fn.max<number | null>('position').as('last'))
    .where('course_id', '=', lesson.course_id)
    .executeTakeFirstOrThrow();
  const row = await tx
    .insertInto('free_lessons')
    .values({ ...lesson, position: (last ?? 0) + 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, isNew: true };
};

/** Returns the deleted row, or undefined if the id does not exist. */
export const deleteFreeLesson = (db: Db, id: string): Promise<FreeLessonRow | undefined> =>
  db.deleteFrom('free_lessons').where('id', '=', id).returningAll().executeTakeFirst();

/** Undefined if an earlier call has removed the free lesson. */
export const removeFreeLessonInDraft = (
  tx: Db,
  id: string,
  draft: number,
): Promise<FreeLessonRow | undefined> =>
  tx
    .updateTable('free_lessons')
    .set({ removed_in_draft: draft })
    .where('id', '=', id)
    .where('removed_in_draft', 'is', null)
    .returningAll()
    .executeTakeFirst();
