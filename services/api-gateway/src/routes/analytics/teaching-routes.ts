import { CourseProgress } from '@sargam/proto/learning/v1/teaching';
import { CourseTotals } from '@sargam/proto/payouts/v1/analytics';
import { z } from 'zod';
import { Id, IdParams, PageQuery, toPage } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { isOwnInstructor } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { loadDrafts } from '../course/lesson-drafts.ts';
import { DropOff, type TaughtCourse, TaughtCourses } from './teaching-response.ts';

const InstructorParams = z.object({ instructorId: Id });

const loadTaughtCourses = async (
  deps: HandlerDeps,
  instructorId: string,
  page: ReturnType<typeof toPage>,
) => {
  const { catalogue, submissions, analytics, teaching, callOptional } = deps;
  const loadList = async () => {
    const { courses, total } = await catalogue.listAllCourses({ instructorId, page });
    const courseIds = courses.map(({ id }) => id);
    const [own, drafts] = await Promise.all([
      courses.length > 0 ? submissions.listOwnSubmissions({ instructorId, courseIds }) : { submissions: [] },
      callOptional('drafts of lessons', () => loadDrafts(deps, courseIds)),
    ]);
    return { courses, total, own, drafts };
  };
  const [{ own, drafts, ...list }, totals, progress] = await Promise.all([
    loadList(),
    callOptional('sales of courses', (options) => analytics.getInstructorTotals({ instructorId }, options)),
    callOptional('progress in courses', (options) => teaching.listCourseProgress({ instructorId }, options)),
  ]);
  const ownOf = new Map(own.submissions.map((one) => [one.courseId, one]));
  const totalsOf = new Map(totals?.courses.map((one) => [one.courseId, one]));
  const progressOf = new Map(progress?.courses.map((one) => [one.courseId, one]));
  const courses = list.courses.map(
    (course): TaughtCourse => ({
      course,
      own: ownOf.get(course.id),
      draft: drafts?.get(course.id),
      totals: totals && (totalsOf.get(course.id) ?? CourseTotals.create()),
      progress: progress && (progressOf.get(course.id) ?? CourseProgress.create()),
    }),
  );
  return { courses, total: list.total };
};

export const teachingRoutes: readonly Route[] = [
  route.get('/analytics/teaching/{instructorId}', {
    summary:
      'The courses of an instructor in every state, with sales and the progress of students as numbers',
    roles: ['admin', 'instructor'],
    params: InstructorParams,
    isOwner: isOwnInstructor,
    query: PageQuery,
    response: TaughtCourses,
    handle: ({ params, query }, deps) => loadTaughtCourses(deps, params.instructorId, toPage(query)),
  }),
  route.get('/analytics/drop-off/{id}', {
    summary: 'How many students began and watched each lesson of a course; for its instructor and admins',
    roles: ['admin', 'instructor'],
    noOwner: 'service',
    params: IdParams,
    response: DropOff,
    handle: ({ params }, { teaching }) => teaching.listLessonProgress({ courseId: params.id }),
  }),
];
