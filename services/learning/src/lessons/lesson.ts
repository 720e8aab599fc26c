/** Who may play a lesson: everyone, anyone logged in, or the enrolled (decision C5). */
export type LessonStatus = 'open' | 'login' | 'paid';

/** Whoever wants to watch; a visitor has no subject. */
export interface Viewer {
  readonly subject: string | undefined;
  readonly roles: readonly string[];
  /** The profile of an instructor. */
  readonly instructorId: string | undefined;
}

/** Why somebody may watch a lesson now. */
export type Ground = 'open' | 'login' | 'enrolled' | 'teacher' | 'staff';

interface Watched {
  readonly status: LessonStatus;
  readonly courseInstructorId: string | undefined;
  readonly enrolled: boolean;
}

/** The ground on which this viewer may watch the lesson; undefined when there is none (decision C5). */
export const groundFor = (viewer: Viewer, lesson: Watched): Ground | undefined => {
  if (lesson.status === 'open') return 'open';
  if (viewer.subject === undefined) return undefined;
  if (lesson.status === 'login') return 'login';
  if (lesson.enrolled) return 'enrolled';
  if (teaches(viewer, lesson)) return 'teacher';
  return isStaff(viewer) ? 'staff' : undefined;
};

/** Whoever looks after every course. */
export const isStaff = ({ roles }: Pick<Viewer, 'roles'>): boolean =>
  roles.some((role) => role === 'admin' || role === 'content');

const teaches = (viewer: Viewer, { courseInstructorId }: Watched): boolean =>
  viewer.roles.includes('instructor') &&
  courseInstructorId !== undefined &&
  viewer.instructorId === courseInstructorId;

/** Every fault of a title (back-office, section 5: at least two characters). */
export const titleFault = (title: string): string | undefined =>
  title.trim().length < 2 ? 'Please enter a title for the lesson' : undefined;
