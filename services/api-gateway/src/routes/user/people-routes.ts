import { PeopleFilter } from '@sargam/proto/identity/v1/people';
import type { z } from 'zod';
import type { Language } from '../../api/language.ts';
import { boundedListOf } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { BoundedPageQuery, toBoundedPage } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { DayRange } from '../analytics/analytics-response.ts';
import { toTimeRange } from '../analytics/day-range.ts';
import { peopleCsv } from './people-csv.ts';
import {
  GroupParams,
  ListedUsers,
  PeopleQuery,
  SignUpReport,
  SocialSignUpResponse,
} from './people-response.ts';
import { signUpCsv } from './sign-up-csv.ts';

type Query = z.output<typeof PeopleQuery>;

interface CsvCall {
  readonly query: Query;
  readonly language: Language;
}

const toSignUpRange = (params: z.output<typeof DayRange>) => {
  const { from: createdFrom, until: createdUntil } = toTimeRange(params);
  return { createdFrom, createdUntil };
};

/** The filter and the order of a list; the group of the path comes before the query. */
const toSelection = (query: Query, group: Partial<PeopleFilter>) => {
  const { q = '', verified, suspended, subscriber, sort } = query;
  const filter = { query: q, emailVerified: verified, suspended, subscriber, roles: [], ...group };
  return { filter: PeopleFilter.create(filter), order: sort };
};

const listPeople = ({ people }: HandlerDeps, query: Query, group: Partial<PeopleFilter>) =>
  people.listPeople({ ...toSelection(query, group), ...toBoundedPage(query) });

const listCsv = <C extends CsvCall>(name: string, groupOf: (call: C) => Partial<PeopleFilter>) => ({
  name,
  open: (call: C, { people }: HandlerDeps) =>
    peopleCsv(people, toSelection(call.query, groupOf(call)), call.language),
});

export const peopleRoutes: readonly Route[] = [
  route.get('/user/', {
    summary: 'Users, newest first',
    roles: admins,
    query: PeopleQuery,
    response: ListedUsers,
    handle: ({ query }, deps) => listPeople(deps, query, {}),
    csv: listCsv('users', () => ({})),
  }),
  route.get('/user/type/{word}', {
    summary: 'Users of one type, or subscribers, newest first',
    roles: admins,
    noOwner: 'staff',
    params: GroupParams,
    query: PeopleQuery,
    response: ListedUsers,
    handle: ({ params, query }, deps) => listPeople(deps, query, params.word),
    csv: listCsv('users', ({ params }: CsvCall & { params: z.output<typeof GroupParams> }) => params.word),
  }),
  route.get('/analytics/users/{start}/{end}', {
    summary: 'Users who signed up between two days, with counts',
    roles: admins,
    noOwner: 'staff',
    params: DayRange,
    invalidMessage: 'both from and to dates are needed',
    query: PeopleQuery,
    response: SignUpReport,
    csv: listCsv('users', ({ params }: CsvCall & { params: z.output<typeof DayRange> }) =>
      toSignUpRange(params),
    ),
    handle: async ({ params, query }, deps) => {
      const range = toSignUpRange(params);
      const [counts, people] = await Promise.all([
        deps.people.countSignUps(range),
        listPeople(deps, query, range),
      ]);
      return { counts, people };
    },
  }),
  route.get('/oauthusers', {
    summary: 'Users whose first login was with Google or Facebook, newest first',
    roles: admins,
    query: BoundedPageQuery,
    response: boundedListOf(SocialSignUpResponse, 'signUps'),
    handle: ({ query }, { socialLogins }) => socialLogins.listSocialSignUps(toBoundedPage(query)),
    csv: signUpCsv,
  }),
];
