import { domainError } from '@sargam/chassis/errors';
import type { Course, CourseDraft } from './course.ts';

const toComparable = (value: unknown): string =>
  JSON.stringify(value, (_, field: unknown) => (typeof field === 'bigint' ? String(field) : field));

/** The fields of the draft that differ from the published ones. */
const findChanges = (published: CourseDraft, draft: CourseDraft): Partial<CourseDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => toComparable(value) !== toComparable(published[field as keyof CourseDraft]),
    ),
  );

/** Whether the course has the values of the draft. Pictures that were uploaded again have other keys, which are not compared. */
export const isSameDraft = (course: CourseDraft, draft: CourseDraft): boolean =>
  Object.keys(findChanges(course, draft)).every(
    (field) =>
      (field === 'thumbnail' || field === 'banner') && Boolean(course[field]) === Boolean(draft[field]),
  );

/** Whether the page of the course changes, apart from its prices. */
export const changesContent = (before: CourseDraft | undefined, after: CourseDraft): boolean =>
  !before ||
  Object.keys(findChanges(before, after)).some((field) => field !== 'standard' && field !== 'tiers');

/**
 * The course with the draft as its revision, without a revision if nothing differs. Only changed fields are stored, so that a later
 * change of another published field is not undone when the revision is published.
 */
export const withDraftAsRevision = (course: Course, draft: CourseDraft, savedAt: Date): Course => {
  const changes = findChanges(course, draft);
  return { ...course, revision: Object.keys(changes).length > 0 ? { changes, savedAt } : undefined };
};

/** The course as it will be after its revision is published. */
export const applyRevision = (course: Course): Course => ({ ...course, ...course.revision?.changes });

/** Whether nobody has decided about this draft of the lessons, or a later one (decision B89). 0 stands for no draft. */
export const isOpenDraft = (
  { publishedDraft = 0, discardedDraft = 0 }: Pick<Course, 'publishedDraft' | 'discardedDraft'>,
  lessonDraft: number,
): boolean => lessonDraft > Math.max(publishedDraft, discardedDraft);

/** Whether the course has changes of its texts or of its lessons that are not published. */
export const isRevised = (course: Course, lessonDraft: number): boolean =>
  course.revision !== undefined || isOpenDraft(course, lessonDraft);

/** The course with its published revision and draft, if it has any. */
export const withPublishedChanges = (course: Course, lessonDraft: number): Course => ({
  ...applyRevision(course),
  revision: undefined,
  ...(isOpenDraft(course, lessonDraft) && { publishedDraft: lessonDraft }),
});

/** The course with its published revision. Another person may have published or discarded the revision in the meantime. */
export const publishRevision = (course: Course, lessonDraft: number): Course => {
  if (!isRevised(course, lessonDraft))
    throw domainError.conflict('revision-missing', 'The course has no unpublished changes any more.');
  return withPublishedChanges(course, lessonDraft);
};

export const discardRevision = (course: Course, lessonDraft: number): Course => ({
  ...course,
  revision: undefined,
  ...(isOpenDraft(course, lessonDraft) && { discardedDraft: lessonDraft }),
});
