import type { Service, ServiceClient } from '@sargam/chassis/service';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import type { CourseId } from '../ids.ts';
import type { SoldCourse } from './course.ts';
import { parseCourse } from './course-messages.ts';

/** The courses as the catalogue sells them now; those it does not know are left out. */
export type FetchCourses = (ids: readonly CourseId[]) => Promise<ReadonlyMap<CourseId, SoldCourse>>;

type Client = Pick<ServiceClient<typeof CatalogueServiceDefinition>, 'getCourses'>;

const coursesFrom =
  (client: Client): FetchCourses =>
  async (ids) => {
    if (ids.length === 0) return new Map();
    const { courses } = await client.getCourses({ courseIds: [...ids] });
    return new Map(
      courses
        .map(parseCourse)
        .filter((course) => course !== undefined)
        .map((course) => [course.id, course]),
    );
  };

/**
 * Prices are asked of the catalogue inside the deadline each time: what a buyer is charged must be true before we
 * answer, and a copy of the prices that follows by events could be a moment old (decision M4).
 */
export const createCourseFetcher = (service: Service, address: string): FetchCourses =>
  coursesFrom(service.client(CatalogueServiceDefinition, address, { retryable: ['getCourses'] }));
