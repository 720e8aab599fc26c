import { memoizeWithTtl } from '@sargam/chassis/caching';
import type { Clock } from '@sargam/chassis/clock';
import type { Course } from '../courses/course.ts';
import type { CourseStore } from '../courses/course-store.ts';
import { newerSalesCount } from '../courses/sales-count.ts';
import type { CatalogueReadModel } from './read-model.ts';

/** A course with its long texts as visitors see it; undefined where there is none. */
export type FindCachedCourse = (id: string) => Promise<Course | undefined>;

const ttlMs = 10 * 60_000;
/** Some 10 MB where all are long. */
const maxCachedCourses = 500;

/**
 * The pages that were asked for lately, each in the version that the shelf knows: a change is another page, and shows
 * as soon as it does in the lists.
 */
export const createCourseCache = (
  shelf: CatalogueReadModel,
  courses: CourseStore,
  clock: Clock,
): FindCachedCourse => {
  const page = memoizeWithTtl({ clock, ttlMs: ttlMs, maxEntries: maxCachedCourses }, (key) =>
    courses.find(key.slice(0, key.lastIndexOf('@'))),
  );
  return async (id) => {
    const listed = shelf.findCourse(id);
    if (!listed) return courses.find(id);
    const course = await page(`${id}@${listed.version}`);
    // Sales make no version.
    return course && { ...course, ...newerSalesCount(course, listed) };
  };
};
