import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../database.ts';
import type { DraftState } from '../draft-change.ts';
import { type LadderSummary, ladderOfLesson } from '../ladders/ladder-reader.ts';

type Db = Kysely<Tables>;
export type LessonRow = Selectable<Tables['lessons']>;

/** A lesson with the languages of its captions, and in lists with the ladder of its video and its unpublished changes. */
export type LessonWithCaptions = LessonRow &
  DraftState & {
    readonly caption_languages: readonly string[];
    readonly ladder?: LadderSummary | null;
  };

/** The lessons of these courses, by position. */
export const listLessonRows = (
  db: Db,
  courseIds: readonly string[],
  { withArchived }: { readonly withArchived: boolean },
): Promise<LessonWithCaptions[]> =>
  db
    .selectFrom('lessons')
    .selectAll()
    .select(
      sql<
        string[]
      >`array(select language from captions where lesson_id = lessons.id order by language desc)`.as(
        'caption_languages',
      ),
    )
    .select(ladderOfLesson.as('ladder'))
    .where('course_id', 'in', courseIds)
    .$if(!withArchived, (query) => query.where('archived_at', 'is', null))
    .orderBy('position')
    .execute();

export const findLessonById = (db: Db, id: string): Promise<LessonRow | undefined> =>
  db.selectFrom('lessons').selectAll().where('id', '=', id).executeTakeFirst();

export const findLessonByFilename = (db: Db, filename: string): Promise<LessonRow | undefined> =>
  db.selectFrom('lessons').selectAll().where('filename', '=', filename).executeTakeFirst();

/** Locks the lesson until the transaction ends. */
export const lockLesson = (tx: Db, id: string): Promise<LessonRow | undefined> =>
  tx.selectFrom('lessons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Serializes changes of positions in a course: two lessons must not get the same position. */
export const lockLessonsOfCourse = async (tx: Db, courseId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('lessons'), hashtext(${courseId}))`.execute(tx);
};

type NewLesson = Omit<Insertable<Tables['lessons']>, 'position'>;

/** Adds a lesson at the end of its course. Returns the existing lesson if the id exists. */
export const appendLesson = async (
  tx: Db,
  lesson: NewLesson,
): Promise<{ readonly row: LessonRow; readonly isNew: boolean }> => {
  await lockLessonsOfCourse(tx, lesson.course_id);
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

/** Writes these columns of a lesson. */
export const updateLesson = (
  tx: Db,
  id: string,
  columns: Updateable<Tables['lessons']>,
): Promise<LessonRow | undefined> =>
  tx.updateTable('lessons').set(columns).where('id', '=', id).returningAll().executeTakeFirst();

export const deleteLesson = async (tx: Db, id: string): Promise<void> => {
  await tx.deleteFrom('lessons').where('id', '=', id).execute();
};

/** Lessons of a course that no draft shows and that were never published. */
export const listNewLessons = (tx: Db, courseId: string): Promise<LessonRow[]> =>
  tx
    .selectFrom('lessons')
    .selectAll()
    .where('course_id', '=', courseId)
    .where('is_new', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lesson_drafts')
            .select('lesson_id')
            .whereRef('lesson_drafts.lesson_id', '=', 'lessons.id'),
        ),
      ),
    )
    .execute();
