import { DomainError } from '@sargam/chassis/errors';
import type { Instructor } from '@sargam/proto/catalogue/v1/catalogue';
import { Course, CourseSummary } from '@sargam/proto/catalogue/v1/catalogue';
import type { ListLessonsResponse } from '@sargam/proto/learning/v1/learning';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import type { Language } from '../../wire/language.ts';
import { toInstructorCard } from '../cards/instructor-card.ts';
import { toCourseCard, toCourseText } from './course-mapping.ts';
import type { CourseDetail } from './course-wire.ts';
import { toAccess, toCertificate, toCourseFile, toFreeVideo, toLesson } from './lesson-mapping.ts';

interface CourseParts {
  readonly course: Course;
  /** Undefined where they are late: the page shows the rest, and asks again. */
  readonly lessons: ListLessonsResponse | undefined;
  readonly instructor: Instructor | undefined;
}

export const toCourseDetail = (
  { course, lessons, instructor }: CourseParts,
  language: Language,
): CourseDetail => ({
  ...toCourseCard(course.summary ?? CourseSummary.create(), language),
  ...toCourseText(course, language),
  instructorProfile: instructor ? toInstructorCard(instructor, language) : null,
  ...(lessons && {
    videos: lessons.lessons.map((lesson) => toLesson(lesson, language)),
    freeVideos: lessons.freeLessons.map((lesson) => toFreeVideo(lesson, language)),
    documents: lessons.documents.map(toCourseFile),
    access: toAccess(lessons.enrolment),
    certificate: toCertificate(lessons.certificate),
  }),
});

/** Unpublishing never ends access (decision C2): who is enrolled still gets the course, as classrooms know it. */
const loadCourse = async (
  { catalogue }: HandlerDeps,
  courseId: string,
  lessons: Promise<ListLessonsResponse | undefined>,
): Promise<Course> => {
  try {
    return await catalogue.getCourse({ courseId });
  } catch (error) {
    const isGone = error instanceof DomainError && error.kind === 'not_found';
    if (!isGone || !(await lessons)?.enrolment) throw error;
    const [summary] = (await catalogue.getCourses({ courseIds: [courseId] })).courses;
    if (!summary) throw error;
    return Course.create({ summary });
  }
};

/** The course from the catalogue, with its lessons from learning (decision C4), asked for side by side. */
export const loadCourseParts = async (
  deps: HandlerDeps,
  courseId: string,
  viewerSession: string,
): Promise<CourseParts> => {
  const { learning, readPublicInstructor, callOptional } = deps;
  const asked = callOptional('lessons', (extras) =>
    learning.listLessons({ courseId, viewerSession }, extras),
  );
  const course = await loadCourse(deps, courseId, asked);
  const instructorId = course.summary?.instructorId;
  const instructor = instructorId
    ? callOptional('instructor', () => readPublicInstructor(instructorId))
    : undefined;
  return { course, lessons: await asked, instructor: await instructor };
};
