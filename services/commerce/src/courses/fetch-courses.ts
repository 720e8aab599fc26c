import type { Service } from '@sargam/chassis/service';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import type { CourseId } from '../ids.ts';
import type { PricedCourse } from './course.ts';
import { parseCourse } from './course-messages.ts';

/** Reads courses from the catalogue; unknown courses are omitted. */
export type FetchCourses = (ids: readonly CourseId[]) => Promise<ReadonlyMap<CourseId, PricedCourse>>;

/**
 * Prices are read from the catalogue at every call: a buyer must be charged the current price, and a local copy
 * updated by events could be outdated (decision M4).
 */
export const createCourseFetcher = (service: Service, address: string): FetchCourses => {
  const catalogue = service.client(CatalogueServiceDefinition, address, { retryable: ['getCourses'] });
  return async (ids) => {
    if (ids.length === 0) return new Map();
    const { courses } = await catalogue.getCourses({ courseIds: [...ids] });
    const parsed = courses.map(parseCourse).filter((course) => course !== undefined);
    return new Map(parsed.map((course) => [course.id, course]));
  };
};
