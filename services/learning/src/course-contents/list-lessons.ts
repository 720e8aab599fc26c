import { callerOf } from '@sargam/chassis/service';
import type {
  Enrolment,
  LearningServiceImplementation,
  ListLessonsResponse,
} from '@sargam/proto/learning/v1/learning';
import { findApplication } from '../certificates/application-store.ts';
import { toCertificateState } from '../certificates/certificate-state.ts';
import { findCourseInstructor } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import { toDocumentMessage } from '../documents/document-message.ts';
import { listDocuments } from '../documents/document-store.ts';
import { toEnrolmentMessage } from '../enrolments/enrolment-message.ts';
import { toFreeLessonMessage } from '../free-lessons/free-lesson-calls.ts';
import { listFreeLessons } from '../free-lessons/free-lesson-store.ts';
import { toLessonMessage } from '../lessons/lesson-message.ts';
import { type LessonRow, listLessonRows } from '../lessons/lesson-store.ts';
import { findAccessReason } from '../permissions/access-reason.ts';
import { isStaff, toViewer, type Viewer } from '../permissions/viewer.ts';
import { listProgress } from '../progress/progress-store.ts';
import { signFileToken } from '../signed-files/file-token.ts';

/** The contents of a course for one caller. Files that the caller may open have a signed token. */
export const listLessonsCall = (deps: Deps): Pick<LearningServiceImplementation, 'listLessons'> => ({
  listLessons: async ({ courseId, viewerSession }, context): Promise<ListLessonsResponse> => {
    const viewer = toViewer(callerOf(context));
    const contents = await loadContents(deps, courseId, viewer);
    const now = deps.service.clock();
    const sign = createSigner(deps, viewer, contents, viewerSession, now);
    const progress = new Map(contents.progress.map((row) => [row.lesson_id, row]));
    const isCompleted = ({ id }: LessonRow): boolean => progress.get(id)?.completed_at != null;
    return {
      lessons: contents.lessons.map((row) =>
        toLessonMessage(row, {
          signature: sign(row),
          positionSeconds: progress.get(row.id)?.position_seconds ?? 0,
          isCompleted: isCompleted(row),
          objectKey: isStaff(viewer) ? row.object_key : '',
        }),
      ),
      freeLessons: contents.freeLessons.map(toFreeLessonMessage),
      documents: contents.documents.map((row) =>
        toDocumentMessage(row, { signature: sign({ ...row, status: 'paid' }) }),
      ),
      enrolment: toEnrolment(contents, isCompleted, now),
      certificate: toCertificateState(contents.application),
    };
  },
});

type Contents = Awaited<ReturnType<typeof loadContents>>;

/** Staff read from the database, so that they see their own changes on every replica. Other viewers read cached lists. */
const loadContents = async (
  { database: { db }, enrolments, lessonCache, freeLessonCache, documentCache }: Deps,
  courseId: string,
  viewer: Viewer,
) => {
  const staff = isStaff(viewer);
  const { subject } = viewer;
  const [lessons, freeLessons, documents, progress, enrolment, application, courseInstructorId] =
    await Promise.all([
      staff ? listLessonRows(db, courseId) : lessonCache(courseId),
      staff ? listFreeLessons(db, courseId) : freeLessonCache(courseId),
      staff ? listDocuments(db, courseId) : documentCache(courseId),
      subject ? listProgress(db, courseId, subject) : [],
      subject ? enrolments.find(subject, courseId) : undefined,
      subject ? findApplication(db, subject, courseId) : undefined,
      viewer.roles.includes('instructor') ? findCourseInstructor(db, courseId) : undefined,
    ]);
  return { lessons, freeLessons, documents, progress, enrolment, application, courseInstructorId };
};

/** Signs a token for a file that the viewer may open now; returns an empty text for any other file. */
const createSigner = (
  { service: { settings } }: Deps,
  viewer: Viewer,
  { enrolment, courseInstructorId }: Contents,
  session: string,
  now: Date,
) => {
  const isEnrolled = enrolment !== undefined && enrolment.ends_at > now;
  const expiresAt = now.getTime() + settings.videoAddressLife;
  return ({ filename, status }: Pick<LessonRow, 'filename' | 'status'>): string => {
    const reason = findAccessReason(viewer, { status, isEnrolled, courseInstructorId });
    if (!reason) return '';
    const token = { filename, subject: viewer.subject ?? '', session, reason, expiresAt };
    return signFileToken(token, settings.videoSecret);
  };
};

const toEnrolment = (
  { enrolment, lessons }: Contents,
  isCompleted: (lesson: LessonRow) => boolean,
  now: Date,
): Enrolment | undefined => {
  if (!enrolment) return undefined;
  const progress = {
    lessons_total: lessons.length,
    lessons_completed: lessons.filter(isCompleted).length,
    next_lesson_id: lessons.find((lesson) => !isCompleted(lesson))?.id ?? null,
  };
  return toEnrolmentMessage({ ...enrolment, ...progress }, now);
};
