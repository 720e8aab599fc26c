import { callerOf } from '@sargam/chassis/service';
import type { Enrolment } from '@sargam/proto/learning/v1/enrolments';
import type {
  LearningServiceImplementation,
  ListLessonsRequest,
  ListLessonsResponse,
} from '@sargam/proto/learning/v1/learning';
import { toApplicationMessage } from '../certificates/application-message.ts';
import { findApplication } from '../certificates/application-store.ts';
import { toCertificateState } from '../certificates/certificate-state.ts';
import { findCourseInstructor } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import { toDocumentMessage } from '../documents/document-message.ts';
import { listDocuments } from '../documents/document-store.ts';
import type { DraftState } from '../draft-change.ts';
import { toDraftMessage } from '../draft-contents/draft-handlers.ts';
import { type Draft, loadDraft } from '../draft-contents/load-draft.ts';
import { toEnrolmentMessage } from '../enrolments/enrolment-message.ts';
import { toFreeLessonMessage } from '../free-lessons/free-lesson-handlers.ts';
import { listFreeLessons } from '../free-lessons/free-lesson-store.ts';
import { isEncoderRunning } from '../ladders/encoder-run-store.ts';
import { toLessonMessage, toPublicFilename } from '../lessons/lesson-message.ts';
import { type LessonRow, listLessonRows } from '../lessons/lesson-store.ts';
import { findAccessReason } from '../permissions/access-reason.ts';
import { managesCourse, toViewer, type Viewer } from '../permissions/viewer.ts';
import { summarizeProgress } from '../progress/course-progress.ts';
import { isLessonCompleted } from '../progress/progress.ts';
import { listProgress, type ProgressRow } from '../progress/progress-store.ts';
import { fileSecrets } from '../signed-files/file-secrets.ts';
import { signFileToken } from '../signed-files/file-token.ts';

/** The contents of a course for one caller. Files that the caller may open have a signed token. */
export const listLessonsCall = (deps: Deps): Pick<LearningServiceImplementation, 'listLessons'> => ({
  listLessons: async (request, context): Promise<ListLessonsResponse> => {
    const caller = callerOf(context);
    const viewer = toViewer(caller);
    const contents = await loadContents(deps, request, viewer);
    const now = deps.service.clock();
    const browser = { browserCookie: request.viewerSession, session: caller?.session ?? '' };
    const signAll = createSigner(deps, viewer, contents, browser, now);
    const sign: typeof signAll = (file) => (request.asVisitor && file.status !== 'open' ? '' : signAll(file));
    const progress = new Map(contents.progress.map((row) => [row.lesson_id, row]));
    const isWatched = ({ id }: LessonRow): boolean => progress.get(id)?.completed_at != null;
    return {
      lessons: contents.lessons.map((row) =>
        toLessonMessage(row, {
          signature: sign({ ...row, filename: toPublicFilename(row) }),
          positionSeconds: progress.get(row.id)?.position_seconds ?? 0,
          isCompleted: isLessonCompleted(progress.get(row.id)),
          isWatched: isWatched(row),
          ...(contents.isStaff && {
            objectKey: row.object_key,
            originalName: row.original_name,
            hasEncoder: contents.hasEncoder,
          }),
        }),
      ),
      freeLessons: contents.freeLessons.map(toFreeLessonMessage),
      documents: contents.documents.map((row) =>
        toDocumentMessage(row, { signature: sign({ ...row, status: 'paid' }) }),
      ),
      enrolment: toEnrolment(contents, progress, now),
      certificate: toCertificateState(contents.application),
      certificateApplication: contents.application && toApplicationMessage(contents.application),
      draft:
        contents.draft && contents.draft.number > 0
          ? toDraftMessage(request.courseId, contents.draft)
          : undefined,
    };
  },
});

/** The browser and the login session to which addresses are bound. */
interface Browser {
  readonly browserCookie: string;
  readonly session: string;
}

type Contents = Awaited<ReturnType<typeof loadContents>>;

/** Staff read from the database, so that they see their own changes on every replica. Other viewers read cached lists. */
const loadContents = async (
  { service, database: { db }, enrolments, lessonCache, freeLessonCache, documentCache }: Deps,
  { courseId, withArchived, withDraft, asVisitor }: ListLessonsRequest,
  viewer: Viewer,
) => {
  const { instructorId } = viewer;
  const subject = asVisitor ? undefined : viewer.subject;
  const courseInstructorId = instructorId ? await findCourseInstructor(db, courseId) : undefined;
  const isStaff = managesCourse(viewer, courseInstructorId);
  const draft = isStaff && withDraft ? await loadDraft(db, courseId) : undefined;
  const shown = draft && (withArchived ? draft : withoutRemoved(draft));
  const [lessons, freeLessons, documents, progress, enrolment, application, hasEncoder] = await Promise.all([
    shown?.lessons ?? (isStaff ? listLessonRows(db, [courseId], { withArchived }) : lessonCache(courseId)),
    shown?.freeLessons ?? (isStaff ? listFreeLessons(db, [courseId]) : freeLessonCache(courseId)),
    shown?.documents ?? (isStaff ? listDocuments(db, [courseId]) : documentCache(courseId)),
    subject ? listProgress(db, courseId, subject) : [],
    subject ? enrolments.find(subject, courseId) : undefined,
    subject ? findApplication(db, subject, courseId) : undefined,
    isStaff ? isEncoderRunning(db, service.clock()) : undefined,
  ]);
  return {
    lessons,
    freeLessons,
    documents,
    progress,
    enrolment,
    application,
    hasEncoder,
    courseInstructorId,
    isStaff,
    draft,
  };
};

const withoutRemoved = ({ lessons, freeLessons, documents }: Draft) => ({
  lessons: lessons.filter((lesson) => lesson.archived_at === null),
  freeLessons: freeLessons.filter(({ draftChange }) => draftChange !== 'removed'),
  documents: documents.filter(({ draftChange }) => draftChange !== 'removed'),
});

/** Signs a token for a file that the viewer may open now; returns an empty text for any other file. */
const createSigner = (
  { service: { settings } }: Deps,
  viewer: Viewer,
  { enrolment, courseInstructorId }: Contents,
  browser: Browser,
  now: Date,
) => {
  const isEnrolled = enrolment !== undefined && enrolment.ends_at > now;
  const expiresAt = now.getTime() + settings.videoAddressLife;
  const secrets = fileSecrets(settings);
  return (file: Pick<LessonRow, 'filename' | 'status'> & DraftState): string => {
    const status = file.hasDraft ? 'draft' : file.status;
    const reason = findAccessReason(viewer, { status, isEnrolled, courseInstructorId });
    if (!reason) return '';
    const { filename } = file;
    return signFileToken({ filename, viewer, ...browser, reason, expiresAt }, secrets);
  };
};

const toEnrolment = (
  { enrolment, lessons }: Contents,
  progress: ReadonlyMap<string, ProgressRow>,
  now: Date,
): Enrolment | undefined => {
  if (!enrolment) return undefined;
  return toEnrolmentMessage({ ...enrolment, ...summarizeProgress(lessons, progress) }, now);
};
