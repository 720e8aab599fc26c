import type { Caller } from '@sargam/chassis/caller';
import type { CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import type { Person } from '@sargam/proto/identity/v1/identity';
import type { OrderRow } from '@sargam/proto/payouts/v1/payouts';
import { z } from 'zod';
import { each, flag, instant, localized, responseOf, taka, text, textList } from '../../api/response.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { isPaid } from '../order/order-response.ts';

const FoundOrder = responseOf<OrderRow>('FoundOrder')({
  _id: text((row) => row.orderId),
  userName: text((row) => row.buyerName),
  userEmail: text((row) => row.buyerEmail),
  amount: taka((row) => row.payablePoisha),
  paid: flag(isPaid),
  createdAt: instant((row) => row.createdAt),
});

const FoundCourse = responseOf<CourseSummary>('FoundCourse')({
  _id: text((course) => course.id),
  title: localized((course) => course.title),
});

const FoundUser = responseOf<Person>('FoundUser')({
  _id: text((person) => person.id),
  studentId: text((person) => person.studentId),
  name: text((person) => person.name),
  email: text((person) => person.email),
});

interface Found {
  readonly users: readonly Person[];
  readonly orders: readonly OrderRow[];
  readonly courses: readonly CourseSummary[];
  readonly late: string[];
}

const AdminSearchResult = responseOf<Found>('AdminSearchResult')({
  users: each(FoundUser, (found) => found.users),
  orders: each(FoundOrder, (found) => found.orders),
  courses: each(FoundCourse, (found) => found.courses),
  late: textList((found) => found.late, 'The parts whose service did not answer in time'),
});

/** Rows per part. */
const limit = 5;

/** Money and people are for admins; an uploader of an instructor finds the courses of that instructor (decisions B1 and B2). */
const findParts = (q: string, caller: Caller, { people, payouts, search, callOptional }: HandlerDeps) => {
  const isAdmin = caller.roles.includes('admin');
  const instructorId = isAdmin ? '' : (caller.claims.instructor ?? '');
  const page = { page: 1, limit };
  return Promise.all([
    isAdmin
      ? callOptional('users of search', (extras) =>
          people.listPeople({ filter: { query: q }, page, skipTotal: true }, extras),
        )
      : { people: [] },
    isAdmin
      ? callOptional('orders of search', (extras) => payouts.findOrders({ query: q, limit }, extras))
      : { orders: [] },
    // Courses have no e-mail address.
    q.includes('@')
      ? { courses: [] }
      : callOptional('courses of search', (extras) =>
          search.search({ query: q, instructorId, page }, extras),
        ),
  ]);
};

export const adminSearchRoutes: readonly Route[] = [
  route.get('/search/admin', {
    summary:
      'Users by name, number, phone or e-mail address, orders by number or e-mail address, and courses by name, at most five each, for the search of the back-office; a part that is late is left out',
    roles: ['admin', 'content'],
    rate: 'search',
    query: z.object({ q: z.string().trim().min(2).max(100) }),
    response: AdminSearchResult,
    handle: async ({ query, caller }, deps) => {
      const [users, orders, courses] = await findParts(query.q, caller, deps);
      const late = Object.entries({ users, orders, courses }).flatMap(([part, found]) =>
        found ? [] : [part],
      );
      return {
        users: users?.people ?? [],
        orders: orders?.orders ?? [],
        courses: courses?.courses ?? [],
        late,
      };
    },
  }),
];
