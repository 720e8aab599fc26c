import type { CourseSummary } from '@sargam/proto/catalogue/v1/catalogue';
import type { Enrolment, Lesson, ListLessonsResponse } from '@sargam/proto/learning/v1/learning';
import { type Language, localize } from '../../wire/language.ts';
import { toIsoInstant } from '../../wire/schemas.ts';
import { tierWord } from '../../wire/tiers.ts';
import { toCourseCard } from '../course/course-mapping.ts';
import type { ClassroomCourse } from './learning-wire.ts';

/** Lessons by course id; undefined if they could not be loaded. */
export type LessonsByCourse = ReadonlyMap<string, ListLessonsResponse | undefined>;

const toNextLesson = (enrolment: Enrolment, lessons: readonly Lesson[], language: Language) => {
  if (enrolment.nextLessonId === '') return null;
  const lesson = lessons.find(({ id }) => id === enrolment.nextLessonId);
  return { _id: enrolment.nextLessonId, title: localize(lesson?.title, language) };
};

const toClassroomCourse = (
  enrolment: Enrolment,
  course: CourseSummary,
  lessons: readonly Lesson[],
  language: Language,
): ClassroomCourse => ({
  ...toCourseCard(course, language),
  tier: tierWord(enrolment.tier),
  endsAt: toIsoInstant(enrolment.endsAt),
  startedAt: toIsoInstant(enrolment.startedAt),
  active: enrolment.active,
  lessonsTotal: enrolment.lessonsTotal,
  lessonsCompleted: enrolment.lessonsCompleted,
  nextLesson: toNextLesson(enrolment, lessons, language),
});

export const toClassroom = (
  enrolments: readonly Enrolment[],
  courses: readonly CourseSummary[],
  lessons: LessonsByCourse,
  language: Language,
): ClassroomCourse[] => {
  const byId = new Map(courses.map((course) => [course.id, course]));
  return enrolments.flatMap((enrolment) => {
    const course = byId.get(enrolment.courseId);
    const ofCourse = lessons.get(enrolment.courseId)?.lessons ?? [];
    return course ? [toClassroomCourse(enrolment, course, ofCourse, language)] : [];
  });
};
