import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';
import {
  type LessonChanges,
  mergeChanges,
  parseChanges,
  type StoredChanges,
  toStoredChanges,
  withoutPublished,
} from './lesson-changes.ts';

type Db = Kysely<Tables>;

type CourseState = Pick<Selectable<Tables['courses']>, 'draft' | 'is_published' | 'is_waiting'>;

export const findCourseState = (
  db: Db,
  courseId: string,
): Promise<Pick<CourseState, 'is_published'> | undefined> =>
  db.selectFrom('courses').select('is_published').where('id', '=', courseId).executeTakeFirst();

/** The state of a course, which stays until the transaction ends: a draft is closed after the edits that have begun. */
export const shareCourse = (tx: Db, courseId: string): Promise<CourseState | undefined> =>
  tx
    .selectFrom('courses')
    .select(['draft', 'is_published', 'is_waiting'])
    .where('id', '=', courseId)
    .forShare()
    .executeTakeFirst();

/** The highest draft with changes of each of these courses. Courses without changes are left out. */
export const listDraftNumbers = async (
  db: Db,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ course_id: string; draft: number }>`
    select course_id, max(draft)::integer as draft from (
      select course_id, draft from lesson_drafts
      union all select course_id, draft from lesson_order_drafts
      union all select course_id, greatest(added_in_draft, removed_in_draft) from free_lessons
      union all select course_id, greatest(added_in_draft, removed_in_draft) from documents
    ) as changes where course_id = any(${courseIds}) and draft is not null group by course_id`.execute(db);
  return new Map(rows.map(({ course_id: id, draft }) => [id, draft]));
};

export interface LessonDraft {
  readonly changes: LessonChanges;
  readonly changedAt: Date;
}

interface Row {
  readonly lesson_id: string;
  readonly changes: StoredChanges;
  readonly changed_at: Date;
}

const toDrafts = (rows: readonly Row[]): ReadonlyMap<string, LessonDraft> =>
  new Map(
    rows.map(({ lesson_id: id, changes, changed_at: changedAt }) => [
      id,
      { changes: parseChanges(changes), changedAt },
    ]),
  );

/** The changes of the lessons of these courses by lesson, up to this draft. */
export const listLessonDrafts = async (
  db: Db,
  courseIds: readonly string[],
  upTo?: number,
): Promise<ReadonlyMap<string, LessonDraft>> =>
  toDrafts(
    await db
      .selectFrom('lesson_drafts')
      .distinctOn('lesson_id')
      .select(['lesson_id', 'changes', 'changed_at'])
      .where('course_id', 'in', courseIds)
      .$if(upTo !== undefined, (query) => query.where('draft', '<=', upTo ?? 0))
      .orderBy('lesson_id')
      .orderBy('draft', 'desc')
      .execute(),
  );

export const findLessonDraft = async (db: Db, lessonId: string): Promise<LessonDraft | undefined> => {
  const rows = db.selectFrom('lesson_drafts').selectAll().where('lesson_id', '=', lessonId);
  const row = await rows.orderBy('draft', 'desc').limit(1).executeTakeFirst();
  return row && { changes: parseChanges(row.changes), changedAt: row.changed_at };
};

/** Whether a draft before this one changes the lesson. */
export const hasEarlierDraft = async (db: Db, lessonId: string, draft: number): Promise<boolean> => {
  const rows = db.selectFrom('lesson_drafts').select('draft').where('lesson_id', '=', lessonId);
  return (await rows.where('draft', '<', draft).limit(1).executeTakeFirst()) !== undefined;
};

/** Adds the changes to those of the lesson's earlier drafts. Returns all of them. */
export const saveLessonDraft = async (
  tx: Db,
  {
    lessonId,
    courseId,
    draft,
  }: { readonly lessonId: string; readonly courseId: string; readonly draft: number },
  changes: LessonChanges,
  now: Date,
): Promise<LessonChanges> => {
  const earlier = (await findLessonDraft(tx, lessonId))?.changes ?? {};
  const all = mergeChanges(earlier, changes);
  const row = { changes: JSON.stringify(toStoredChanges(all)), changed_at: now };
  await tx
    .insertInto('lesson_drafts')
    .values({ ...row, lesson_id: lessonId, course_id: courseId, draft })
    .onConflict((conflict) => conflict.columns(['lesson_id', 'draft']).doUpdateSet(row))
    .execute();
  return all;
};

/** Takes published changes out of the lesson's later drafts, which have them too. */
export const removePublishedChanges = async (
  tx: Db,
  lessonId: string,
  published: LessonChanges,
): Promise<void> => {
  const rows = tx.selectFrom('lesson_drafts').select(['draft', 'changes']).where('lesson_id', '=', lessonId);
  // A field that a draft changes again stays in the drafts after that draft.
  let repeated = published;
  for (const { draft, changes } of await rows.orderBy('draft').execute()) {
    const all = parseChanges(changes);
    const rest = withoutPublished(all, repeated);
    repeated = withoutPublished(all, rest);
    await tx
      .updateTable('lesson_drafts')
      .set({ changes: JSON.stringify(toStoredChanges(rest)) })
      .where('lesson_id', '=', lessonId)
      .where('draft', '=', draft)
      .execute();
  }
};

/** The order of the lessons by course, up to this draft. Courses whose drafts do not change the order are left out. */
export const listDraftOrders = async (
  db: Db,
  courseIds: readonly string[],
  upTo?: number,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await db
    .selectFrom('lesson_order_drafts')
    .distinctOn('course_id')
    .select(['course_id', 'lesson_ids'])
    .where('course_id', 'in', courseIds)
    .$if(upTo !== undefined, (query) => query.where('draft', '<=', upTo ?? 0))
    .orderBy('course_id')
    .orderBy('draft', 'desc')
    .execute();
  return new Map(rows.map(({ course_id: id, lesson_ids: lessonIds }) => [id, lessonIds]));
};

export const saveDraftOrder = async (
  tx: Db,
  { courseId, draft }: { readonly courseId: string; readonly draft: number },
  lessonIds: readonly string[],
): Promise<void> => {
  const row = { lesson_ids: [...lessonIds] };
  await tx
    .insertInto('lesson_order_drafts')
    .values({ ...row, course_id: courseId, draft })
    .onConflict((conflict) => conflict.columns(['course_id', 'draft']).doUpdateSet(row))
    .execute();
};

/** Begins the next draft if the open one has changes. */
export const beginNextDraft = async (tx: Db, courseId: string): Promise<void> => {
  // The lock of the row waits for edits that have begun; they belong to the closed draft.
  const course = await tx
    .selectFrom('courses')
    .select('draft')
    .where('id', '=', courseId)
    .forUpdate()
    .executeTakeFirst();
  const last = (await listDraftNumbers(tx, [courseId])).get(courseId);
  if (!course || last !== course.draft) return;
  await tx
    .updateTable('courses')
    .set({ draft: course.draft + 1 })
    .where('id', '=', courseId)
    .execute();
};

/** Deletes the changes of these drafts. The items themselves stay. */
export const deleteDrafts = async (tx: Db, courseId: string, upTo: number): Promise<void> => {
  for (const table of ['lesson_drafts', 'lesson_order_drafts'] as const)
    await tx.deleteFrom(table).where('course_id', '=', courseId).where('draft', '<=', upTo).execute();
};
