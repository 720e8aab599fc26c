import { isDeepStrictEqual } from 'node:util';
import type { DraftChange } from '../draft-change.ts';
import type { CaptionLanguage } from '../lessons/caption-store.ts';
import type { LessonRow, LessonWithCaptions } from '../lessons/lesson-store.ts';

/** The columns of a lesson that editors change, as they are read. */
export type LessonColumns = Pick<
  LessonRow,
  | 'title'
  | 'status'
  | 'object_key'
  | 'original_name'
  | 'content_type'
  | 'etag'
  | 'size_bytes'
  | 'duration_seconds'
  | 'codecs'
  | 'tempo_bpm'
  | 'metre'
  | 'first_beat_ms'
  | 'chapters'
  | 'tempo_changes'
  | 'score_key'
  | 'score_name'
>;

/** What an edit changes. Missing fields stay. */
export interface LessonChanges extends Partial<LessonColumns> {
  /** True removes the lesson, false shows it again. */
  readonly removed?: boolean;
  /** By language; an empty text removes the captions. */
  readonly captions?: Partial<Record<CaptionLanguage, string>>;
}

/** Changes as JSON, which has no 64-bit integers. */
export type StoredChanges = Omit<LessonChanges, 'size_bytes'> & { readonly size_bytes?: string };

export const toStoredChanges = ({ size_bytes: size, ...changes }: LessonChanges): StoredChanges => ({
  ...changes,
  ...(size !== undefined && { size_bytes: String(size) }),
});

export const parseChanges = ({ size_bytes: size, ...changes }: StoredChanges): LessonChanges => ({
  ...changes,
  ...(size !== undefined && { size_bytes: BigInt(size) }),
});

/**
 * The changes after another edit. A field that gets its published value again stays in the changes, because an earlier draft may be
 * published in the meantime.
 */
export const mergeChanges = (earlier: LessonChanges, later: LessonChanges): LessonChanges => ({
  ...earlier,
  ...later,
  ...((earlier.captions || later.captions) && { captions: { ...earlier.captions, ...later.captions } }),
});

const withoutSame = <T extends object>(values: T, others: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, others[name as keyof T])),
  ) as Partial<T>;

/**
 * The changes of a later draft without those that are published, so that its publication keeps a later change of these fields. A
 * removal stays, because a lesson is deleted with the last draft that removes the lesson.
 */
export const withoutPublished = (changes: LessonChanges, published: LessonChanges): LessonChanges => {
  const { captions: texts = {}, ...fields } = changes;
  const captions = withoutSame(texts, published.captions ?? {});
  return {
    ...withoutSame(fields, published),
    ...(changes.removed && { removed: true }),
    ...(Object.keys(captions).length > 0 && { captions }),
  };
};

const languages = ['en', 'bn'] as const;

const languagesAfter = (before: readonly string[], captions: LessonChanges['captions']): readonly string[] =>
  languages.filter((language) => captions?.[language] ?? before.includes(language));

/** The lesson as it will be after the changes are published. */
export const withChanges = (
  lesson: LessonWithCaptions,
  { removed, captions, ...columns }: LessonChanges,
  changedAt: Date,
): LessonWithCaptions => ({
  ...lesson,
  ...columns,
  archived_at:
    removed === undefined ? lesson.archived_at : removed ? (lesson.archived_at ?? changedAt) : null,
  caption_languages: languagesAfter(lesson.caption_languages, captions),
});

/** How the lesson of the draft differs from the published one; undefined if nobody sees a difference. */
export const findChange = (
  published: LessonRow,
  { removed, captions, ...columns }: LessonChanges,
): DraftChange | undefined => {
  const isShown = removed === undefined ? published.archived_at === null : !removed;
  if (!isShown) return published.archived_at === null ? 'removed' : undefined;
  if (published.archived_at !== null) return 'new';
  const { size_bytes: size, ...fields } = columns;
  const isChanged = Object.entries(fields).some(
    ([name, value]) => !isDeepStrictEqual(value, published[name as keyof LessonColumns]),
  );
  return isChanged || captions || (size !== undefined && size !== published.size_bytes)
    ? 'changed'
    : undefined;
};

/** Whether the lessons that both lists contain have another order. */
export const isReordered = (published: readonly string[], draft: readonly string[]): boolean => {
  const common = draft.filter((id) => published.includes(id));
  return !isDeepStrictEqual(
    common,
    published.filter((id) => draft.includes(id)),
  );
};

/** The lessons of the order first, then those that were added after it was saved. */
export const inOrder = <L extends { readonly id: string }>(
  lessons: readonly L[],
  order: readonly string[] | undefined,
): readonly L[] => {
  if (!order) return lessons;
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: L): number => places.get(id) ?? order.length;
  return lessons.toSorted((one, other) => placeOf(one) - placeOf(other));
};
