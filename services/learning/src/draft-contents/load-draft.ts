import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { type DocumentRow, listDocuments } from '../documents/document-store.ts';
import type { DraftState } from '../draft-change.ts';
import { listDraftNumbers, listDraftOrders, listLessonDrafts } from '../drafts/draft-store.ts';
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

const loadLessons = async (db: Kysely<Tables>, courseIds: readonly string[]) => {
  const [published, drafts] = await Promise.all([
    listLessonRows(db, courseIds, { withArchived: true }),
    listLessonDrafts(db, courseIds),
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

type Contents = Pick<Draft, 'lessons' | 'freeLessons' | 'documents'>;
const noContents: Contents = { lessons: [], freeLessons: [], documents: [] };

const toDraft = (
  contents: Contents,
  published: readonly LessonWithCaptions[],
  number: number | undefined,
): Draft => {
  const isOtherOrder = isReordered(shownIds(published), shownIds(contents.lessons));
  const items = [...contents.lessons, ...contents.freeLessons, ...contents.documents];
  const changeCount = items.filter((item) => item.draftChange).length + (isOtherOrder ? 1 : 0);
  return {
    ...contents,
    changeCount,
    isReordered: isOtherOrder,
    number: changeCount > 0 ? (number ?? 0) : 0,
  };
};

/** The contents of these courses with their unpublished changes, by course. */
export const loadDrafts = async (
  db: Kysely<Tables>,
  courseIds: readonly string[],
): Promise<ReadonlyMap<string, Draft>> => {
  if (courseIds.length === 0) return new Map();
  const [{ published, lessons }, orders, freeLessons, documents, numbers] = await Promise.all([
    loadLessons(db, courseIds),
    listDraftOrders(db, courseIds),
    listFreeLessons(db, courseIds, { withDraft: true }),
    listDocuments(db, courseIds, { withDraft: true }),
    listDraftNumbers(db, courseIds),
  ]);
  const byCourse = <T extends { readonly course_id: string }>(items: readonly T[]) =>
    Map.groupBy(items, (item) => item.course_id);
  const lessonsOf = byCourse(lessons);
  const publishedOf = byCourse(published);
  const freeLessonsOf = byCourse(freeLessons.filter(isListed).map(withItemChange));
  const documentsOf = byCourse(documents.filter(isListed).map(withItemChange));
  const draftOf = (id: string): Draft => {
    const contents = {
      lessons: inOrder(lessonsOf.get(id) ?? [], orders.get(id)),
      freeLessons: freeLessonsOf.get(id) ?? [],
      documents: documentsOf.get(id) ?? [],
    };
    return toDraft(contents, publishedOf.get(id) ?? [], numbers.get(id));
  };
  return new Map(courseIds.map((id) => [id, draftOf(id)]));
};

/** The contents of a course with their unpublished changes. */
export const loadDraft = async (db: Kysely<Tables>, courseId: string): Promise<Draft> =>
  (await loadDrafts(db, [courseId])).get(courseId) ?? toDraft(noContents, [], undefined);
