import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { type DocumentRow, listDocuments } from '../documents/document-store.ts';
import type { DraftState } from '../draft-change.ts';
import { findDraftOrder, listDraftNumbers, listLessonDrafts } from '../drafts/draft-store.ts';
import { findChange, inOrder, isReordered, withChanges } from '../drafts/lesson-changes.ts';
import { type FreeLessonRow, listFreeLessons } from '../free-lessons/free-lesson-store.ts';
import { listLadders } from '../ladders/ladder-reader.ts';
import { type LessonWithCaptions, listLessonRows } from '../lessons/lesson-store.ts';

/** An item as it is in the draft. */
type InDraft<T> = T & DraftState;

export interface Draft {
  /** 0 if nothing is unpublished. */
  readonly number: number;
  readonly changeCount: number;
  readonly isReordered: boolean;
  /** Archived lessons and removed items too. */
  readonly lessons: readonly InDraft<LessonWithCaptions>[];
  readonly freeLessons: readonly InDraft<FreeLessonRow>[];
  readonly documents: readonly InDraft<DocumentRow>[];
}

const loadLessons = async (db: Kysely<Tables>, courseId: string) => {
  const [published, drafts] = await Promise.all([
    listLessonRows(db, courseId, { withArchived: true }),
    listLessonDrafts(db, courseId),
  ]);
  const replaced = [...drafts].flatMap(([id, { changes }]) => (changes.object_key ? [id] : []));
  const ladders = await listLadders(db, replaced);
  const lessons = published.map((lesson): InDraft<LessonWithCaptions> => {
    const draft = drafts.get(lesson.id);
    if (!draft) return lesson;
    const shown = withChanges(lesson, draft.changes, draft.changedAt);
    const ladder = ladders.find((one) => one.lesson_id === lesson.id && one.object_key === shown.object_key);
    const draftChange = findChange(lesson, draft.changes);
    return { ...shown, ladder: ladder ?? lesson.ladder ?? null, draftChange, hasDraft: true };
  });
  // A new lesson that is removed before it is published is not listed.
  return { published, lessons: lessons.filter((lesson) => !(lesson.is_new && lesson.archived_at)) };
};

const withItemChange = <
  T extends { readonly added_in_draft: number | null; readonly removed_in_draft: number | null },
>(
  item: T,
): InDraft<T> => {
  if (item.removed_in_draft !== null) return { ...item, draftChange: 'removed' };
  return item.added_in_draft === null ? item : { ...item, draftChange: 'new', hasDraft: true };
};

/** An item that is new and removed again is not listed. */
const isListed = ({
  added_in_draft: added,
  removed_in_draft: removed,
}: Pick<DocumentRow, 'added_in_draft' | 'removed_in_draft'>): boolean => added === null || removed === null;

const shownIds = (lessons: readonly LessonWithCaptions[]): string[] =>
  lessons.flatMap(({ id, archived_at: archivedAt }) => (archivedAt ? [] : [id]));

/** The contents of a course with their unpublished changes. */
export const loadDraft = async (db: Kysely<Tables>, courseId: string): Promise<Draft> => {
  const [{ published, lessons }, order, freeLessons, documents, numbers] = await Promise.all([
    loadLessons(db, courseId),
    findDraftOrder(db, courseId),
    listFreeLessons(db, courseId, { withDraft: true }),
    listDocuments(db, courseId, { withDraft: true }),
    listDraftNumbers(db, [courseId]),
  ]);
  const draft = {
    lessons: inOrder(lessons, order),
    freeLessons: freeLessons.filter(isListed).map(withItemChange),
    documents: documents.filter(isListed).map(withItemChange),
  };
  const isOtherOrder = isReordered(shownIds(published), shownIds(draft.lessons));
  const items = [...draft.lessons, ...draft.freeLessons, ...draft.documents];
  const changeCount = items.filter((item) => item.draftChange).length + (isOtherOrder ? 1 : 0);
  const number = changeCount > 0 ? (numbers.get(courseId) ?? 0) : 0;
  return { ...draft, changeCount, isReordered: isOtherOrder, number };
};
