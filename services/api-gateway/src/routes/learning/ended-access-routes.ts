import { boundedListOf, instant, localized, responseOf, text } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { BoundedPageQuery, toBoundedPage } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { endedAccessCsv } from './ended-access-csv.ts';
import { type EndedRow, loadEndedAccess } from './load-ended-access.ts';

const ExpiredSubscription = responseOf<EndedRow>('ExpiredSubscription')({
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

export const endedAccessRoutes: readonly Route[] = [
  route.get('/course-invalidate', {
    summary: 'Access to courses that has ended and was not bought again, the latest end first',
    roles: admins,
    query: BoundedPageQuery,
    response: boundedListOf(ExpiredSubscription, 'rows'),
    handle: ({ query }, deps) => loadEndedAccess(deps, toBoundedPage(query)),
    csv: endedAccessCsv,
  }),
];
