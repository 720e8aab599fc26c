import type { Caller } from '@sargam/chassis/caller';
import type { Lesson, ListLessonsRequest, ListLessonsResponse } from '@sargam/proto/learning/v1/learning';
import type { Deps } from '../deps.ts';
import { enrolmentMessage } from '../enrolments/enrolment-message.ts';
import { enrolmentIn } from '../enrolments/enrolment-store.ts';
import { signPass } from '../videos/video-address.ts';
import { viewerOf } from '../viewer.ts';
import { groundFor } from './lesson.ts';
import { lessonMessage } from './lesson-message.ts';
import { instructorOf, type LessonWithProgress, lessonsOf } from './lesson-store.ts';

/** The lessons of a course as this caller sees them: those that may be watched now come with a signed address part. */
export const listLessons = async (
  { database: { db }, service }: Deps,
  caller: Caller | undefined,
  { courseId, viewerSession }: ListLessonsRequest,
): Promise<ListLessonsResponse> => {
  const viewer = viewerOf(caller);
  const [lessons, enrolment, courseInstructorId] = await Promise.all([
    lessonsOf(db, courseId, viewer.subject ?? ''),
    viewer.subject ? enrolmentIn(db, viewer.subject, courseId) : undefined,
    viewer.roles.includes('instructor') ? instructorOf(db, courseId) : undefined,
  ]);
  const now = service.clock();
  const enrolled = enrolment !== undefined && enrolment.ends_at > now;
  const staff = viewer.roles.some((role) => role === 'admin' || role === 'content');

  const sign = ({ filename, status }: LessonWithProgress): string => {
    const ground = groundFor(viewer, { status, enrolled, courseInstructorId });
    if (!ground) return '';
    const expires = now.getTime() + service.settings.videoAddressLife;
    const pass = { filename, subject: viewer.subject ?? '', session: viewerSession, ground, expires };
    return signPass(pass, service.settings.videoSecret);
  };
  const toMessage = (row: LessonWithProgress): Lesson =>
    lessonMessage(row, {
      signature: sign(row),
      stoppedAt: row.stopped_at ?? 0,
      completed: row.completed_at !== null,
      objectKey: staff ? row.object_key : '',
    });

  const completed = lessons.filter((lesson) => lesson.completed_at !== null);
  const next = lessons.find((lesson) => lesson.completed_at === null);
  return {
    lessons: lessons.map(toMessage),
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
  };
};
