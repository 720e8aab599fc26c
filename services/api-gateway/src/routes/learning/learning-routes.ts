import type { Enrolment } from '@sargam/proto/learning/v1/enrolments';
import { z } from 'zod';
import { each, responseOf, success } from '../../api/response.ts';
import { allRoles } from '../../api/roles.ts';
import { Id } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { loadCourses } from '../course/load-courses.ts';
import { classroomCsv } from './classroom-csv.ts';
import { ClassroomCourse, type EnrolledCourse, Position } from './learning-response.ts';

// The next lesson's title is loaded for the first active courses only, to limit the calls.
const maxNamedLessons = 8;

const loadNextLessons = async ({ learning, callOptional }: HandlerDeps, enrolments: readonly Enrolment[]) => {
  const activeEnrolments = enrolments
    .filter(({ active, nextLessonId }) => active && nextLessonId !== '')
    .slice(0, maxNamedLessons);
  const answers = activeEnrolments.map(async ({ courseId }) => {
    const lessons = await callOptional('next lesson', (options) =>
      learning.listLessons({ courseId }, options),
    );
    return [courseId, lessons?.lessons ?? []] as const;
  });
  return new Map(await Promise.all(answers));
};

/** The courses of a student that the catalogue still has. */
const loadClassroom = async (deps: HandlerDeps, studentId: string): Promise<EnrolledCourse[]> => {
  const { enrolments, certificates } = await deps.learning.listEnrolments({ studentId });
  const courseIds = enrolments.map(({ courseId }) => courseId);
  const [courses, lessons] = await Promise.all([
    loadCourses(deps.catalogue, courseIds),
    loadNextLessons(deps, enrolments),
  ]);
  return enrolments.flatMap((enrolment) => {
    const course = courses.get(enrolment.courseId);
    const certificate = certificates.find(({ courseId }) => courseId === enrolment.courseId);
    return course ? [{ enrolment, course, certificate, lessons: lessons.get(enrolment.courseId) ?? [] }] : [];
  });
};

export const learningRoutes: readonly Route[] = [
  route.get('/learning/classroom/{userId}', {
    summary: "A student's courses with their end dates and progress, newest first",
    ...ownUser,
    response: responseOf<EnrolledCourse[]>()({ data: each(ClassroomCourse, (courses) => courses) }),
    handle: ({ params }, deps) => loadClassroom(deps, params.userId),
    csv: classroomCsv,
  }),
  route.post('/learning/position', {
    summary: "Saves the caller's position in a lesson",
    roles: allRoles,
    body: Position,
    response: success,
    handle: ({ body }, { learning }) =>
      learning.savePosition({ lessonId: body.lesson, seconds: body.seconds }),
  }),
  route.put('/learning/done/{lessonId}', {
    summary: 'Marks a lesson as done by hand, or removes the mark; a repeat changes nothing',
    roles: allRoles,
    noOwner: 'service',
    params: z.object({ lessonId: Id }),
    body: z.object({ done: z.boolean() }).meta({ id: 'LessonMark' }),
    response: success,
    handle: ({ params, body }, { learning }) => learning.markLesson({ ...params, ...body }),
  }),
];
