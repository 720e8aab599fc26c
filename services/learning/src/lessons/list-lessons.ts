import type { Caller } from '@sargam/chassis/caller';
import type { Lesson, ListLessonsRequest, ListLessonsResponse } from '@sargam/proto/learning/v1/learning';
import { applicationOf } from '../certificates/application-store.ts';
import { certificateState } from '../certificates/certificate-state.ts';
import type { Deps } from '../deps.ts';
import { documentMessage } from '../documents/document-message.ts';
import { documentsOf } from '../documents/document-store.ts';
import { enrolmentMessage } from '../enrolments/enrolment-message.ts';
import { enrolmentIn } from '../enrolments/enrolment-store.ts';
import { freeLessonMessage } from '../free-lessons/free-lesson-calls.ts';
import { freeLessonsOf } from '../free-lessons/free-lesson-store.ts';
import { signPass } from '../signed/file-pass.ts';
import { viewerOf } from '../viewer.ts';
import { groundFor, isStaff } from './lesson.ts';
import { lessonMessage } from './lesson-message.ts';
import { instructorOf, type LessonRow, lessonsOf, progressIn } from './lesson-store.ts';

/** The lessons of a course as this caller sees them: those that may be watched now come with a signed address part. */
export const listLessons = async (
  { database: { db }, service, lessonsShown, freeLessonsShown, documentsShown }: Deps,
  caller: Caller | undefined,
  { courseId, viewerSession }: ListLessonsRequest,
): Promise<ListLessonsResponse> => {
  const viewer = viewerOf(caller);
  const staff = isStaff(viewer);
  const [lessons, freeLessons, documents, progress, enrolment, application, courseInstructorId] =
    await Promise.all([
      // Whoever edits them sees what is stored, whichever replica was written to.
      staff ? lessonsOf(db, courseId) : lessonsShown(courseId),
      staff ? freeLessonsOf(db, courseId) : freeLessonsShown(courseId),
      staff ? documentsOf(db, courseId) : documentsShown(courseId),
      viewer.subject ? progressIn(db, courseId, viewer.subject) : [],
      viewer.subject ? enrolmentIn(db, viewer.subject, courseId) : undefined,
      viewer.subject ? applicationOf(db, viewer.subject, courseId) : undefined,
      viewer.roles.includes('instructor') ? instructorOf(db, courseId) : undefined,
    ]);
  const now = service.clock();
  const enrolled = enrolment !== undefined && enrolment.ends_at > now;

  const sign = ({ filename, status }: Pick<LessonRow, 'filename' | 'status'>): string => {
    const ground = groundFor(viewer, { status, enrolled, courseInstructorId });
    if (!ground) return '';
    const expires = now.getTime() + service.settings.videoAddressLife;
    const pass = { filename, subject: viewer.subject ?? '', session: viewerSession, ground, expires };
    return signPass(pass, service.settings.videoSecret);
  };
  const reached = new Map(progress.map((row) => [row.lesson_id, row]));
  const isCompleted = ({ id }: LessonRow): boolean => reached.get(id)?.completed_at != null;
  const toMessage = (row: LessonRow): Lesson =>
    lessonMessage(row, {
      signature: sign(row),
      stoppedAt: reached.get(row.id)?.stopped_at ?? 0,
      completed: isCompleted(row),
      objectKey: staff ? row.object_key : '',
    });

  const completed = lessons.filter(isCompleted);
  const next = lessons.find((lesson) => !isCompleted(lesson));
  return {
    lessons: lessons.map(toMessage),
    freeLessons: freeLessons.map(freeLessonMessage),
    documents: documents.map((row) => documentMessage(row, { signature: sign({ ...row, status: 'paid' }) })),
    enrolment:
      enrolment &&
      enrolmentMessage(
        {
          ...enrolment,
          lessons_total: lessons.length,
          lessons_completed: completed.length,
          next_lesson_id: next?.id ?? null,
        },
        now,
      ),
    certificate: certificateState(application),
  };
};
