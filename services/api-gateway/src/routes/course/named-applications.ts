import type { CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import type { Person } from '@sargam/proto/identity/v1/identity';
import type { CertificateApplication } from '@sargam/proto/learning/v1/certificates';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { loadPeople } from '../../upstream/load-people.ts';
import { loadCourses } from './load-courses.ts';

/** An application with its student and course. Both may be unknown: a deleted account, a course of an earlier system. */
export interface NamedApplication {
  readonly application: CertificateApplication;
  readonly student: Person | undefined;
  readonly course: CourseSummary | undefined;
}

/** Students and courses of all applications. */
export const withNames = async (
  deps: HandlerDeps,
  applications: readonly CertificateApplication[],
): Promise<NamedApplication[]> => {
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  const [people, courses] = await Promise.all([
    // Instructors, who record marks, may not read other people's profiles.
    deps.callOptional('students', () =>
      loadPeople(
        deps.people,
        applications.map(({ studentId }) => studentId),
      ),
    ),
    loadCourses(deps.catalogue, unique(applications.map(({ courseId }) => courseId))),
  ]);
  return applications.map((application) => ({
    application,
    student: people?.get(application.studentId),
    course: courses.get(application.courseId),
  }));
};
