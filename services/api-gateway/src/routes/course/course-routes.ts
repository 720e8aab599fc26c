import type { Caller } from '@sargam/chassis/caller';
import type { ListCoursesResponse } from '@sargam/proto/catalogue/v1/catalogue';
import { responseOf } from '../../api/response.ts';
import { courseStaff, editors, type Role } from '../../api/roles.ts';
import { IdParams, TextsQuery, toFlag, toPage } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { courseCsv } from './course-csv.ts';
import { CourseDetail, loadCourseParts } from './course-detail.ts';
import {
  AllCoursesQuery,
  CourseList,
  CourseQuery,
  categoryCounts,
  PublishedCourses,
  RelatedQuery,
  RevisionQuery,
  toCourseOrder,
  toLevel,
} from './course-response.ts';

type AllCoursesPath = '/course/adminallcourse' | '/course/secure-course/';

/** The courses to which the student has access now. If learning is late, nothing is left out. */
const listOwnedCourses = async (
  { learning, callOptional }: HandlerDeps,
  caller: Caller | undefined,
): Promise<string[]> => {
  if (!caller?.roles.includes('student')) return [];
  const owned = await callOptional('own courses', (options) =>
    learning.listEnrolments({ studentId: caller.subject }, options),
  );
  return (owned?.enrolments ?? []).flatMap(({ active, courseId }) => (active ? [courseId] : []));
};

/** Both routes use one call; catalogue decides which courses the role sees. */
const allCoursesRoute = (path: AllCoursesPath, roles: readonly Role[], summary: string): Route =>
  route.get(path, {
    summary,
    roles,
    query: AllCoursesQuery,
    response: CourseList,
    csv: courseCsv,
    handle: ({ query }, { catalogue }) =>
      catalogue.listAllCourses({
        page: toPage(query),
        published: toFlag(query.published),
        featured: toFlag(query.featured),
        query: query.q,
        category: query.catagory,
        instructorId: query.instructor,
      }),
  });

export const courseRoutes: readonly Route[] = [
  route.get('/course/', {
    summary: 'Published courses, newest first or in the wanted order, with counts per category',
    roles: 'anybody',
    query: CourseQuery,
    response: PublishedCourses,
    handle: ({ query }, { catalogue }) =>
      catalogue.listCourses({
        category: query.catagory,
        instructorId: query.instructor,
        level: toLevel(query.courseType),
        query: query.q,
        order: toCourseOrder(query.sort),
        page: toPage(query),
      }),
  }),
  route.get('/course/featured/', {
    summary: 'Featured courses',
    roles: 'anybody',
    response: CourseList,
    handle: (_call, { catalogue }) => catalogue.listFeaturedCourses({}),
  }),
  route.get('/course/catagory/', {
    summary: 'Number of published courses per category',
    roles: 'anybody',
    response: responseOf<ListCoursesResponse>()({ data: categoryCounts }),
    handle: (_call, { catalogue }) => catalogue.listCourses({ page: { page: 1, limit: 1 } }),
  }),
  allCoursesRoute('/course/adminallcourse', editors, 'All courses in every state'),
  allCoursesRoute(
    '/course/secure-course/',
    courseStaff,
    'All courses in every state; for an instructor only their own',
  ),
  route.get('/course/{id}/related/', {
    summary: 'Published courses of the same category, instructor and level that the caller does not have',
    roles: 'anybody',
    noOwner: 'public',
    params: IdParams,
    query: RelatedQuery,
    response: CourseList,
    handle: async ({ params, query, caller }, deps) =>
      deps.catalogue.listRelatedCourses({
        courseId: params.id,
        excludedIds: await listOwnedCourses(deps, caller),
        limit: query.limit,
      }),
  }),
  route.get('/course/{id}/', {
    summary: "A course with its lessons, its instructor and the caller's access",
    roles: 'anybody',
    noOwner: 'public',
    params: IdParams,
    query: TextsQuery.extend(RevisionQuery.shape),
    response: CourseDetail,
    handle: ({ params, query, caller, request, response }, deps) =>
      loadCourseParts(deps, params.id, {
        caller,
        viewerSession: deps.cookies.ensureViewerSession(request, response),
        withArchived: query.texts === 'both',
        withRevision: query.revision === 'draft',
      }),
  }),
];
