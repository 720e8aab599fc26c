import type { Clock } from '@sargam/chassis/clock';
import type { CourseStore } from './courses/course-store.ts';
import type { InstructorStore } from './instructors/instructor-store.ts';
import type { FindCachedCourse } from './read-model/course-cache.ts';
import type { CatalogueReadModel } from './read-model/read-model.ts';

/** Dependencies of the gRPC calls and event handlers. */
export interface Deps {
  readonly courses: CourseStore;
  readonly instructors: InstructorStore;
  readonly readModel: CatalogueReadModel;
  readonly findCachedCourse: FindCachedCourse;
  readonly clock: Clock;
}
