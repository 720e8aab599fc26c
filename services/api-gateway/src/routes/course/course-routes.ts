import { z } from 'zod';
import { editors } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Id, PageQuery } from '../../wire/schemas.ts';
import { CategoryCount, CourseDetail, CourseList, CourseQuery, PublishedCourses } from './course-wire.ts';

const OneCourse = z.object({ id: Id });

export const courseRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/course/',
    summary: 'Published courses, newest first, with the counts of the category pills',
    query: CourseQuery,
    response: PublishedCourses,
  }),
  route({
    method: 'get',
    path: '/course/featured/',
    summary: 'Featured courses',
    response: CourseList,
  }),
  route({
    method: 'get',
    path: '/course/catagory/',
    summary: 'How many published courses each category has',
    response: z.object({ data: z.array(CategoryCount) }),
  }),
  route({
    method: 'get',
    path: '/course/adminallcourse',
    summary: 'Every course, whatever its state',
    roles: editors,
    query: PageQuery,
    response: CourseList,
  }),
  route({
    method: 'get',
    path: '/course/{id}/',
    summary: 'A course with its lessons, its instructor and what the caller may watch',
    params: OneCourse,
    response: CourseDetail,
  }),
];
