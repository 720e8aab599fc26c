import { z } from 'zod';
import { pageOf } from '../../wire/paging.ts';
import { editors, insiders, type Role } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Id, PageQuery } from '../../wire/schemas.ts';
import { courseDetail, toCourseDetail } from './course-detail.ts';
import { levelOf, toCategories, toCourseList } from './course-mapping.ts';
import { CategoryCount, CourseDetail, CourseList, CourseQuery, PublishedCourses } from './course-wire.ts';

const OneCourse = z.object({ id: Id });

/** Asked of the catalogue by one call, which knows what of it each role sees. */
const everyCourse = (path: `/${string}`, roles: readonly Role[], summary: string): Route =>
  route({
    method: 'get',
    ...{ path, summary, roles },
    query: PageQuery,
    response: CourseList,
    handle: async ({ query, language }, { catalogue }) =>
      toCourseList(await catalogue.listAllCourses({ page: pageOf(query) }), language),
  });

export const courseRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/course/',
    summary: 'Published courses, newest first, with the counts of the category pills',
    query: CourseQuery,
    response: PublishedCourses,
    handle: async ({ query, language }, { catalogue }) => {
      const courses = await catalogue.listCourses({
        category: query.catagory,
        instructorId: query.instructor,
        level: levelOf(query.courseType),
        query: query.q,
        page: pageOf(query),
      });
      return { ...toCourseList(courses, language), categories: toCategories(courses) };
    },
  }),
  route({
    method: 'get',
    path: '/course/featured/',
    summary: 'Featured courses',
    response: CourseList,
    handle: async ({ language }, { catalogue }) =>
      toCourseList(await catalogue.listFeaturedCourses({}), language),
  }),
  route({
    method: 'get',
    path: '/course/catagory/',
    summary: 'How many published courses each category has',
    response: z.object({ data: z.array(CategoryCount) }),
    handle: async (_call, { catalogue }) => ({
      data: toCategories(await catalogue.listCourses({ page: { page: 1, limit: 1 } })),
    }),
  }),
  everyCourse('/course/adminallcourse', editors, 'Every course, whatever its state'),
  everyCourse(
    '/course/secure-course/',
    insiders,
    "Every course, whatever its state; an instructor's own for an instructor",
  ),
  route({
    method: 'get',
    path: '/course/{id}/',
    summary: 'A course with its lessons, its instructor and what the caller may watch',
    params: OneCourse,
    response: CourseDetail,
    handle: async ({ params, language, request, response }, gateway) => {
      const viewer = gateway.cookies.viewer(request, response);
      return toCourseDetail(await courseDetail(gateway, params.id, viewer), language);
    },
  }),
];
