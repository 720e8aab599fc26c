import type { CourseSummary } from '@sargam/proto/catalogue/v1/catalogue';
import type { Enrolment, Lesson } from '@sargam/proto/learning/v1/learning';
import { z } from 'zod';
import { Id } from '../../wire/schemas.ts';
import { Tier, tierName } from '../../wire/tiers.ts';
import { field, flag, instant, integer, localized, mapFields, orNull, text, view } from '../../wire/view.ts';
import { CourseCard } from '../course/course-wire.ts';

/** An enrolment with its course, and the course's lessons if they were loaded. */
export interface EnrolledCourse {
  readonly enrolment: Enrolment;
  readonly course: CourseSummary;
  readonly lessons: readonly Lesson[];
}

const NextLesson = view<EnrolledCourse>()({
  _id: text(({ enrolment }) => enrolment.nextLessonId),
  title: localized(
    ({ enrolment, lessons }) => lessons.find(({ id }) => id === enrolment.nextLessonId)?.title,
    'Empty while lessons are unavailable',
  ),
});

export const ClassroomCourse = view<EnrolledCourse>('ClassroomCourse')({
  ...mapFields(CourseCard.fields, ({ course }: EnrolledCourse) => course),
  tier: field(Tier, ({ enrolment }) => tierName(enrolment.tier)),
  endsAt: instant(({ enrolment }) => enrolment.endsAt),
  startedAt: instant(({ enrolment }) => enrolment.startedAt),
  active: flag(({ enrolment }) => enrolment.active),
  lessonsTotal: integer(({ enrolment }) => enrolment.lessonsTotal),
  lessonsCompleted: integer(({ enrolment }) => enrolment.lessonsCompleted),
  nextLesson: orNull(NextLesson, (enrolled) =>
    enrolled.enrolment.nextLessonId === '' ? undefined : enrolled,
  ),
});

export const Position = z
  .object({ lesson: Id, seconds: z.number().min(0).max(86_400).transform(Math.floor) })
  .meta({ id: 'Position' });
