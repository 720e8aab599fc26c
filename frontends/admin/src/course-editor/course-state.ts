import type { ApiSchemas } from '@sargam/kit';
import type { Course } from './course-values.ts';

type Saved = { data: ApiSchemas['CourseCard'] };

/** What the parts that change the state of a course need. */
export type StateProps = {
  /** The latest state, with the version on which the editor is based. */
  course: Course;
  /** Sends a change. Its version, or after a 409 the present one, is the new base of the editor. */
  change: (send: () => Promise<Saved>) => Promise<Saved>;
};
