import type { Course, Instructor } from '@sargam/proto/catalogue/v1/catalogue';
import { CourseSummary } from '@sargam/proto/catalogue/v1/catalogue';
import type { ListLessonsResponse } from '@sargam/proto/learning/v1/learning';
import type { Gateway } from '../../gateway.ts';
import type { Language } from '../../wire/language.ts';
import { toInstructorCard } from '../instructor/instructor-mapping.ts';
import { toCard, toCourseText } from './course-mapping.ts';
import type { CourseDetail } from './course-wire.ts';
import { toAccess, toLesson } from './lesson-mapping.ts';

interface Parts {
  readonly course: Course;
  /** Undefined where they are late: the page shows the rest, and asks again. */
  readonly lessons: ListLessonsResponse | undefined;
  readonly instructor: Instructor | undefined;
}

export const toCourseDetail = ({ course, lessons, instructor }: Parts, language: Language): CourseDetail => ({
  ...toCard(course.summary ?? CourseSummary.create(), language),
  ...toCourseText(course, language),
  instructorProfile: instructor ? toInstructorCard(instructor, language) : null,
  ...(lessons && {
    videos: lessons.lessons.map((lesson) => toLesson(lesson, language)),
    access: toAccess(lessons.enrolment),
  }),
});

/** The course from the catalogue, with its lessons from learning (decision C4), asked for side by side. */
export const courseDetail = async (
  { catalogue, learning, instructors, optional }: Gateway,
  courseId: string,
  viewerSession: string,
): Promise<Parts> => {
  const asked = optional('lessons', (extras) => learning.listLessons({ courseId, viewerSession }, extras));
  const course = await catalogue.getCourse({ courseId });
  const instructorId = course.summary?.instructorId;
  const instructor = instructorId ? optional('instructor', () => instructors(instructorId)) : undefined;
  return { course, lessons: await asked, instructor: await instructor };
};
