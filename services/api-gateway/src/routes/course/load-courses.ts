import type { CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import type { HandlerDeps } from '../../routing/handler-deps.ts';

/** The courses that the catalogue has, by id. Without ids nothing is called. */
export const loadCourses = async (
  catalogue: HandlerDeps['catalogue'],
  courseIds: string[],
): Promise<ReadonlyMap<string, CourseSummary>> => {
  const { courses } = courseIds.length === 0 ? { courses: [] } : await catalogue.getCourses({ courseIds });
  return new Map(courses.map((course) => [course.id, course]));
};
