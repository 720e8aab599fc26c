import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';

/** The roles that edit courses: instructors and bound content uploaders only those of their instructor (decisions B2 and B76). */
export const courseEditors: { readonly roles: readonly string[] } = {
  roles: ['admin', 'content', 'instructor'],
};

/** The instructor whose courses a caller may edit or list; undefined for callers who are not bound to one (decision B2). */
export const boundInstructorOf = ({ roles, claims }: Caller): string | undefined => {
  if (roles.includes('admin')) return undefined;
  return roles.includes('instructor') ? (claims['instructor'] ?? '') : claims['instructor'];
};

/** Whether an editor may read and change a course of this instructor. */
export const mayEditCourseOf = (instructorId: string, caller: Caller): boolean => {
  if (!caller.roles.some((role) => courseEditors.roles.includes(role))) return false;
  const bound = boundInstructorOf(caller);
  return bound === undefined || bound === instructorId;
};

/**
 * Refuses to save a course of another instructor for a caller who is bound to one, and to move the course to another instructor, which
 * only admins may: the earnings of a course go to its instructor (decision B2).
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
