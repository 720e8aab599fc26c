import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';

/** The instructor whose courses a caller may edit or list; undefined for callers who are not bound to one (decision B2). */
export const boundInstructorOf = ({ roles, claims }: Caller): string | undefined => {
  if (roles.includes('admin')) return undefined;
  return roles.includes('instructor') ? (claims['instructor'] ?? '') : claims['instructor'];
};

/** Whether an editor may read and change a course of this instructor. */
export const mayEditCourseOf = (instructorId: string, caller: Caller): boolean => {
  if (!caller.roles.some((role) => role === 'admin' || role === 'content')) return false;
  const bound = boundInstructorOf(caller);
  return bound === undefined || bound === instructorId;
};

/**
 * Refuses to save a course for a content uploader who is bound to another instructor, or who moves the course to another
 * instructor: the earnings of a course go to its instructor (decision B2).
 */
export const requireCourseEditor = (
  caller: Caller,
  draft: { readonly instructorId: string },
  current: { readonly instructorId: string } | undefined,
): void => {
  const moves = current !== undefined && current.instructorId !== draft.instructorId;
  const isAllowed =
    mayEditCourseOf(current?.instructorId ?? draft.instructorId, caller) &&
    (!moves || caller.roles.includes('admin'));
  if (!isAllowed) throw domainError.forbidden();
};
