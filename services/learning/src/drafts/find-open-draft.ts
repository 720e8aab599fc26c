import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import { listDraftNumbers, shareCourse } from './draft-store.ts';

/**
 * The draft that an edit belongs to; undefined if it changes the course at once. Changes of a published course go to its draft, apart
 * from those of an admin that are not made in the editor (decision B89). While a sent course waits, only admins change it (decision B104).
 */
export const findOpenDraft = async (
  tx: Tx<Tables>,
  { roles }: Caller,
  courseId: string,
  asDraft: boolean,
): Promise<number | undefined> => {
  const course = await shareCourse(tx, courseId);
  if (!course) return undefined;
  const isAdmin = roles.includes('admin');
  if (course.is_waiting && !isAdmin)
    throw domainError.precondition(
      'course-waits',
      'This course waits for an admin. Its instructor can take it back to change it.',
    );
  // Changes that have begun as a draft stay one. A course of an unknown state may be published.
  const keepsChanges =
    course.is_published !== false || (await listDraftNumbers(tx, [courseId])).has(courseId);
  return keepsChanges && (asDraft || !isAdmin) ? course.draft : undefined;
};
