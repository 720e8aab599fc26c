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
  /** Undefined if learning did not answer in time; the page requests them again. */
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

/** Unpublishing does not end access (decision C2): enrolled students still get the course summary. */
const loadCourse = async (
  { catalogue }: HandlerDeps,
  courseId: string,
  lessons: Promise<ListLessonsResponse | undefined>,
): Promise<Course> => {
  try {
    return await catalogue.getCourse({ courseId });
  } catch (error) {
    const isNotFound = error instanceof DomainError && error.kind === 'not_found';
    if (!isNotFound || !(await lessons)?.enrolment) throw error;
    const [summary] = (await catalogue.getCourses({ courseIds: [courseId] })).courses;
    if (!summary) throw error;
    return Course.create({ summary });
  }
};

/** Loads the course from catalogue and its lessons from learning (decision C4) in parallel. */
export const loadCourseParts = async (
  deps: HandlerDeps,
  courseId: string,
  viewerSession: string,
): Promise<CourseParts> => {
  const { learning, readPublicInstructor, callOptional } = deps;
  const pendingLessons = callOptional('lessons', (extras) =>
    learning.listLessons({ courseId, viewerSession }, extras),
  );
  const course = await loadCourse(deps, courseId, pendingLessons);
  const instructorId = course.summary?.instructorId;
  const instructor = instructorId
    ? callOptional('instructor', () => readPublicInstructor(instructorId))
    : undefined;
  return { course, lessons: await pendingLessons, instructor: await instructor };
};
