import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { findCourseInstructor } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import { teachesCourse, toViewer } from '../permissions/viewer.ts';
import { type ApplicationRow, findApplicationById } from './application-store.ts';

export const admins = { roles: ['admin'] };
export const examiners = { roles: ['admin', 'instructor'] };

export const notFound = () => domainError.notFound('application-not-found', 'No data found');

/** Whether the caller is an admin or teaches the course. */
export const examinesCourse = async (
  { database: { db } }: Pick<Deps, 'database'>,
  caller: Caller,
  courseId: string,
): Promise<boolean> =>
  caller.roles.includes('admin') || teachesCourse(toViewer(caller), await findCourseInstructor(db, courseId));

/** An application of another instructor's course is answered like an unknown one. */
export const findForExaminer = async (
  deps: Pick<Deps, 'database'>,
  caller: Caller,
  applicationId: string,
): Promise<ApplicationRow> => {
  const row = await findApplicationById(deps.database.db, applicationId);
  if (!row || !(await examinesCourse(deps, caller, row.course_id))) throw notFound();
  return row;
};
