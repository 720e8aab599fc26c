import type { Clock } from '@sargam/chassis/clock';
import type { CourseStore } from './courses/course-store.ts';
import type { InstructorStore } from './instructors/instructor-store.ts';
import type { CoursePages } from './shelf/course-pages.ts';
import type { Shelf } from './shelf/shelf.ts';

/** What the calls of this service work with. */
export interface Deps {
  readonly courses: CourseStore;
  readonly instructors: InstructorStore;
  readonly shelf: Shelf;
  readonly pages: CoursePages;
  readonly clock: Clock;
}
