import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import { listDraftNumbers, shareCourse } from './draft-store.ts';

/**
 * The draft that an edit belongs to; undefined if it changes the course at once. Changes of a published course go to its draft, apart
 * from those of an admin that are not made in the editor (decision B89). An instructor changes nothing while an admin decides.
 */
export const findOpenDraft = async (
  tx: Tx<Tables>,
  { roles }: Caller,
  courseId: string,
  asDraft: boolean,
): Promise<number | undefined> => {
  const course = await shareCourse(tx, courseId);
  if (!course) return undefined;
  // The changes of a course that was taken off sale stay unpublished too.
  const keepsChanges = course.is_published || (await listDraftNumbers(tx, [courseId])).has(courseId);
  if (keepsChanges && course.is_waiting && roles.includes('instructor'))
    throw domainError.precondition(
      'course-waits',
      'This course waits for an admin. Take it back to change it.',
    );
  return keepsChanges && (asDraft || !roles.includes('admin')) ? course.draft : undefined;
};
