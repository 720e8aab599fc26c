import type { CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import type { Person } from '@sargam/proto/identity/v1/identity';
import type { EndedAccess } from '@sargam/proto/learning/v1/enrolments';
import type { toBoundedPage } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { loadPeople } from '../../upstream/load-people.ts';
import { loadCourses } from '../course/load-courses.ts';

export interface EndedRow {
  readonly access: EndedAccess;
  readonly person: Person | undefined;
  readonly course: CourseSummary | undefined;
}

/** One page of ended access, with its people and courses in one call each. */
export const loadEndedAccess = async (
  { learning, people, catalogue }: HandlerDeps,
  request: ReturnType<typeof toBoundedPage>,
) => {
  const { ended, ...page } = await learning.listEndedAccess(request);
  const [students, courses] = await Promise.all([
    loadPeople(
      people,
      ended.map(({ studentId }) => studentId),
    ),
    loadCourses(catalogue, [...new Set(ended.map(({ courseId }) => courseId))]),
  ]);
  const rows = ended.map((access) => ({
    access,
    person: students.get(access.studentId),
    course: courses.get(access.courseId),
  }));
  return { ...page, rows };
};
