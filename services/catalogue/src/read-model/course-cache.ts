import { memoizeWithTtl } from '@sargam/chassis/caching';
import type { Clock } from '@sargam/chassis/clock';
import type { Course } from '../courses/course.ts';
import type { CourseStore } from '../courses/course-store.ts';
import { newerSalesCount } from '../courses/sales-count.ts';
import type { CatalogueReadModel } from './read-model.ts';

/** Finds a course with its long texts; undefined for an unknown id. */
export type FindCachedCourse = (id: string) => Promise<Course | undefined>;

const ttlMs = 10 * 60_000;
/** About 10 MB with long texts. */
const maxCachedCourses = 500;

/**
 * Caches recently read courses by id and version. The version comes from the read model, so a change appears at the same
 * time as in the lists.
 */
export const createCourseCache = (
  shelf: CatalogueReadModel,
  courses: CourseStore,
  clock: Clock,
): FindCachedCourse => {
  const findVersion = memoizeWithTtl({ clock, ttlMs: ttlMs, maxEntries: maxCachedCourses }, (key) =>
    courses.find(key.slice(0, key.lastIndexOf('@'))),
  );
  return async (id) => {
    const listed = shelf.findCourse(id);
    if (!listed) return courses.find(id);
    const course = await findVersion(`${id}@${listed.version}`);
    // Neither a sale nor a review nor a change of lessons changes the version.
    return (
      course && {
        ...course,
        ...newerSalesCount(course, listed),
        rating: listed.rating,
        contents: listed.contents,
      }
    );
  };
};
