import type { Tx } from '@sargam/chassis/sql';
import type { Updateable } from 'kysely';
import type { Tables } from '../database.ts';
import { removeCaptions, saveCaptions } from '../lessons/caption-store.ts';
import { isStudied } from '../lessons/lesson-order-store.ts';
import { deleteLesson, type LessonRow, updateLesson } from '../lessons/lesson-store.ts';
import { findLessonDraft } from './draft-store.ts';
import type { LessonChanges } from './lesson-changes.ts';

const languages = ['en', 'bn'] as const;

const toColumns = ({ title, chapters, tempo_changes: tempo, ...columns }: LessonChanges) => ({
  ...columns,
  ...(title && { title: JSON.stringify(title) }),
  ...(chapters && { chapters: JSON.stringify(chapters) }),
  ...(tempo && { tempo_changes: JSON.stringify(tempo) }),
});

const archiveColumns = (
  before: LessonRow,
  removed: boolean | undefined,
  now: Date,
): Updateable<Tables['lessons']> => {
  if (removed === undefined) return {};
  return removed ? { archived_at: before.archived_at ?? now } : { archived_at: null, is_new: false };
};

interface Applied {
  /** Undefined for a deleted lesson. */
  readonly after: LessonRow | undefined;
  /** Objects that the lesson does not use any more. */
  readonly unusedKeys: readonly string[];
}

/**
 * Makes changes visible in a lesson that is locked. A removed lesson with progress is archived: its students keep what they have
 * finished. A lesson with unpublished changes is archived too, because they may show the lesson again. Other removed lessons are deleted.
 */
export const applyChanges = async (
  tx: Tx<Tables>,
  before: LessonRow,
  { removed, captions, ...columns }: LessonChanges,
  now: Date,
): Promise<Applied> => {
  const used = [before.object_key, before.score_key, columns.object_key, columns.score_key];
  const unusedAfter = (after: LessonRow | undefined): Applied => ({
    after,
    unusedKeys: used.flatMap((key) =>
      key && key !== after?.object_key && key !== after?.score_key ? [key] : [],
    ),
  });
  // The row is locked, so nothing of a student can be added until the transaction ends.
  const isDeleted = removed && !(await isStudied(tx, before.id)) && !(await findLessonDraft(tx, before.id));
  if (isDeleted) {
    await deleteLesson(tx, before.id);
    return unusedAfter(undefined);
  }
  for (const language of languages) {
    const content = captions?.[language];
    if (content) await saveCaptions(tx, { lessonId: before.id, language, content }, now);
    else if (content === '') await removeCaptions(tx, before.id, language);
  }
  // Without a change of a column, the id makes the statement valid.
  const row = { id: before.id, ...toColumns(columns), ...archiveColumns(before, removed, now) };
  return unusedAfter(await updateLesson(tx, before.id, row));
};
