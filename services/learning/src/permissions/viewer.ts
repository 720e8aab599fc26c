import type { Caller } from '@sargam/chassis/caller';

/** The caller, reduced to what the access rules need. A visitor has no subject. */
export interface Viewer {
  readonly subject: string | undefined;
  readonly roles: readonly string[];
  /** Id of the caller's instructor profile. */
  readonly instructorId: string | undefined;
}

export const toViewer = (caller: Caller | undefined): Viewer => ({
  subject: caller?.subject,
  roles: caller?.roles ?? [],
  instructorId: caller?.claims['instructor'],
});

/** The roles that may manage contents; requireCourseEditor checks of which courses. */
export const editorRoles = { roles: ['admin', 'content', 'instructor'] } as const;

/**
 * Admins and content uploaders manage the contents of courses. A content uploader who is bound to an instructor manages only
 * the courses of this instructor (decision B2), and so does the instructor (decision B76).
 */
export const managesCourse = (viewer: Viewer, courseInstructorId: string | undefined): boolean => {
  const { roles, instructorId } = viewer;
  const isBound = instructorId !== undefined && instructorId !== courseInstructorId;
  return (
    roles.includes('admin') ||
    (roles.includes('content') && !isBound) ||
    teachesCourse(viewer, courseInstructorId)
  );
};

export const teachesCourse = (
  { roles, instructorId }: Viewer,
  courseInstructorId: string | undefined,
): boolean =>
  roles.includes('instructor') && courseInstructorId !== undefined && instructorId === courseInstructorId;
