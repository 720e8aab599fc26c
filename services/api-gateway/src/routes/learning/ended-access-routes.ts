import type { CourseSummary } from '@sargam/proto/catalogue/v1/catalogue';
import type { Person } from '@sargam/proto/identity/v1/identity';
import type { EndedAccess } from '@sargam/proto/learning/v1/learning';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { loadPeople } from '../../upstream/load-people.ts';
import { admins } from '../../wire/roles.ts';
import { BoundedPageQuery, toBoundedPage } from '../../wire/schemas.ts';
import { boundedListOf, instant, localized, text, view } from '../../wire/view.ts';
import { loadCourses } from '../course/load-courses.ts';

interface EndedRow {
  readonly access: EndedAccess;
  readonly person: Person | undefined;
  readonly course: CourseSummary | undefined;
}

const ExpiredSubscription = view<EndedRow>('ExpiredSubscription')({
  _id: text(({ access }) => access.enrolmentId),
  orderId: text(({ access }) => access.orderId),
  userId: text(({ access }) => access.studentId),
  studentId: text(({ person }) => person?.studentId ?? '', 'The student number'),
  userName: text(({ person }) => person?.name ?? ''),
  userEmail: text(({ person }) => person?.email ?? ''),
  userPhone: text(({ person }) => person?.phone ?? ''),
  course: localized(({ course }) => course?.title, 'The title of the course'),
  courseId: text(({ access }) => access.courseId),
  purchaseTime: instant(({ access }) => access.purchasedAt),
  createdAt: instant(({ access }) => access.endedAt, 'When the access ended'),
});

/** One page of ended access, with its people and courses in one call each. */
const loadEndedAccess = async (
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

export const endedAccessRoutes: readonly Route[] = [
  route.get('/course-invalidate', {
    summary: 'Access to courses that has ended and was not bought again, the latest end first',
    roles: admins,
    query: BoundedPageQuery,
    response: boundedListOf(ExpiredSubscription, 'rows'),
    handle: ({ query }, deps) => loadEndedAccess(deps, toBoundedPage(query)),
  }),
];
