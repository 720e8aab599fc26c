import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { courseStaff, editors, type Role } from '../../wire/roles.ts';
import { Id, PageQuery, toPage } from '../../wire/schemas.ts';
import { loadCourseParts, toCourseDetail } from './course-detail.ts';
import { toCategoryCounts, toCourseList, toLevel } from './course-mapping.ts';
import { CategoryCount, CourseDetail, CourseList, CourseQuery, PublishedCourses } from './course-wire.ts';

const CourseParams = z.object({ id: Id });

/** Both routes use one call; catalogue decides which courses the role sees. */
const allCoursesRoute = (path: `/${string}`, roles: readonly Role[], summary: string): Route =>
  route.get(path, {
    summary,
    roles,
    query: PageQuery,
    response: CourseList,
    handle: async ({ query, language }, { catalogue }) =>
      toCourseList(await catalogue.listAllCourses({ page: toPage(query) }), language),
  });

export const courseRoutes: readonly Route[] = [
  route.get('/course/', {
    summary: 'Published courses, newest first, with counts per category',
    query: CourseQuery,
    response: PublishedCourses,
    handle: async ({ query, language }, { catalogue }) => {
      const courses = await catalogue.listCourses({
        category: query.catagory,
        instructorId: query.instructor,
        level: toLevel(query.courseType),
        query: query.q,
        page: toPage(query),
      });
      return { ...toCourseList(courses, language), categories: toCategoryCounts(courses) };
    },
  }),
  route.get('/course/featured/', {
    summary: 'Featured courses',
    response: CourseList,
    handle: async ({ language }, { catalogue }) =>
      toCourseList(await catalogue.listFeaturedCourses({}), language),
  }),
  route.get('/course/catagory/', {
    summary: 'Number of published courses per category',
    response: z.object({ data: z.array(CategoryCount) }),
    handle: async (_call, { catalogue }) => ({
      data: toCategoryCounts(await catalogue.listCourses({ page: { page: 1, limit: 1 } })),
    }),
  }),
  allCoursesRoute('/course/adminallcourse', editors, 'All courses in every state'),
  allCoursesRoute(
    '/course/secure-course/',
    courseStaff,
    'All courses in every state; for an instructor only their own',
  ),
  route.get('/course/{id}/', {
    summary: "A course with its lessons, its instructor and the caller's access",
    params: CourseParams,
    response: CourseDetail,
    handle: async ({ params, language, request, response }, deps) => {
      const viewer = deps.cookies.ensureViewerSession(request, response);
      return toCourseDetail(await loadCourseParts(deps, params.id, viewer), language);
    },
  }),
];
