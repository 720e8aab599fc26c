import { managesCourse, teachesCourse, type Viewer } from './viewer.ts';

/** Who may play a lesson: everyone, anyone logged in, or the enrolled (decision C5). */
export type LessonStatus = 'open' | 'login' | 'paid';

/** Unpublished files are for those who manage the course (decision B89). */
export type FileStatus = LessonStatus | 'draft';

/** Why a viewer may open a lesson or a document. */
export type AccessReason = 'open' | 'login' | 'enrolled' | 'teacher' | 'staff';

interface LessonAccess {
  readonly status: FileStatus;
  readonly courseInstructorId: string | undefined;
  readonly isEnrolled: boolean;
}

/** The reason why this viewer may watch the lesson; undefined if the viewer may not (decision C5). */
export const findAccessReason = (viewer: Viewer, lesson: LessonAccess): AccessReason | undefined => {
  if (lesson.status === 'open') return 'open';
  if (viewer.subject === undefined) return undefined;
  if (lesson.status === 'login') return 'login';
  if (lesson.isEnrolled && lesson.status !== 'draft') return 'enrolled';
  if (teachesCourse(viewer, lesson.courseInstructorId)) return 'teacher';
  return managesCourse(viewer, lesson.courseInstructorId) ? 'staff' : undefined;
};
