import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { CourseInCatalogue } from '../courses/catalogue-client.ts';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { findCourseState, listDraftNumbers, shareCourse } from './draft-store.ts';

/** A change of the lessons or files of a course. */
export interface CourseEdit {
  readonly courseId: string;
  readonly isAdmin: boolean;
  /** Keeps an admin's change of a published course in its draft too. */
  readonly asDraft: boolean;
  /** The present state in catalogue; undefined if catalogue was not asked, or does not know the course. */
  readonly inCatalogue?: CourseInCatalogue | undefined;
  /** Whether the stored state is confirmed: the course has no published version. */
  readonly isUnpublished: boolean;
}

/**
 * Begins an edit, before its transaction. The event of a publication may be late, and students would see the edit at once. So catalogue
 * is asked about a course that has no published version here (decision B109). Without an answer the edit fails and can be repeated.
 */
export const beginEdit = async (
  { database, findCourseInCatalogue }: Pick<Deps, 'database' | 'findCourseInCatalogue'>,
  { roles }: Caller,
  courseId: string,
  asDraft: boolean,
): Promise<CourseEdit> => {
  const isAdmin = roles.includes('admin');
  const edit = { courseId, isAdmin, asDraft, isUnpublished: false };
  const stored = await findCourseState(database.db, courseId);
  if ((isAdmin && !asDraft) || stored?.is_published !== false) return edit;
  const inCatalogue = await findCourseInCatalogue(courseId);
  return { ...edit, inCatalogue, isUnpublished: inCatalogue?.hasPublishedVersion === false };
};

/**
 * The draft that an edit belongs to; undefined if it changes the course at once. Changes of a published course go to its draft, apart
 * from those of an admin that are not made in the editor (decision B89). While a sent course waits, only admins change it (decision B104).
 */
export const findOpenDraft = async (
  tx: Tx<Tables>,
  { courseId, isAdmin, asDraft, inCatalogue, isUnpublished }: CourseEdit,
): Promise<number | undefined> => {
  const course = await shareCourse(tx, courseId);
  if (!course) return undefined;
  if ((course.is_waiting || inCatalogue?.isWaiting) && !isAdmin)
    throw domainError.precondition(
      'course-waits',
      'This course waits for an admin. Its instructor can take it back to change it.',
    );
  // Changes that have begun as a draft stay one. A course of an unknown state may be published.
  const keepsChanges =
    !isUnpublished || course.is_published !== false || (await listDraftNumbers(tx, [courseId])).has(courseId);
  return keepsChanges && (asDraft || !isAdmin) ? course.draft : undefined;
};
