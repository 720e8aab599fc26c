import type { Clock } from '@sargam/chassis/clock';
import type { AnnouncementStore, Announcements } from './announcements/announcement-store.ts';
import type { CourseStore } from './courses/course-store.ts';
import type { Freebie } from './freebies/freebie.ts';
import type { FreebieStore } from './freebies/freebie-store.ts';
import type { InstructorStore } from './instructors/instructor-store.ts';
import type { PollingCache } from './polling-cache.ts';
import type { FindCachedCourse } from './read-model/course-cache.ts';
import type { CatalogueReadModel } from './read-model/read-model.ts';

/** Dependencies of the gRPC calls and event handlers. */
export interface Deps {
  readonly courses: CourseStore;
  readonly instructors: InstructorStore;
  readonly readModel: CatalogueReadModel;
  readonly freebies: FreebieStore;
  /** All freebies, newest first. */
  readonly freebieCache: PollingCache<readonly Freebie[]>;
  readonly announcements: AnnouncementStore;
  readonly announcementCache: PollingCache<Announcements>;
  readonly findCachedCourse: FindCachedCourse;
  readonly clock: Clock;
}
