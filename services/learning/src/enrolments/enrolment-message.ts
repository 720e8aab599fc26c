import type { Enrolment } from '@sargam/proto/learning/v1/enrolments';
import type { CourseProgress } from '../progress/course-progress.ts';
import type { EnrolmentRow } from './enrolment-store.ts';
import { parseTier } from './tier.ts';

export const toEnrolmentMessage = (row: EnrolmentRow & CourseProgress, now: Date): Enrolment => ({
  id: row.id,
  studentId: row.student_id,
  courseId: row.course_id,
  tier: parseTier(row.tier),
  orderId: row.order_id,
  startedAt: row.started_at,
  endsAt: row.ends_at,
  active: row.ends_at > now,
  lessonsTotal: row.lessons_total,
  lessonsCompleted: row.lessons_completed,
  nextLessonId: row.next_lesson_id ?? '',
  lessonsWatched: row.lessons_watched,
  resumeLessonId: row.resume_lesson_id ?? '',
  studiedAt: row.studied_at ?? undefined,
});
