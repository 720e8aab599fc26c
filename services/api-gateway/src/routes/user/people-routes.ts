import type { PeopleFilter } from '@sargam/proto/identity/v1/people';
import type { z } from 'zod';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { admins } from '../../wire/roles.ts';
import { PageQuery, toBoundedPage, toPage } from '../../wire/schemas.ts';
import { listOf } from '../../wire/view.ts';
import { DayRange } from '../analytics/analytics-wire.ts';
import { toTimeRange } from '../analytics/day-range.ts';
import { GroupParams, ListedUsers, PeopleQuery, SignUpReport, SocialSignUpView } from './people-wire.ts';

type Query = z.output<typeof PeopleQuery>;

const listPeople = ({ people }: HandlerDeps, query: Query, group: Partial<PeopleFilter>) => {
  const { search = '', verified, suspended, subscriber, sort } = query;
  const filter = { query: search, emailVerified: verified, suspended, subscriber, ...group };
  return people.listPeople({ filter, order: sort, ...toBoundedPage(query) });
};

export const peopleRoutes: readonly Route[] = [
  route.get('/user/', {
    summary: 'Users, newest first',
    roles: admins,
    query: PeopleQuery,
    response: ListedUsers,
    handle: ({ query }, deps) => listPeople(deps, query, {}),
  }),
  route.get('/user/type/{word}', {
    summary: 'Users of one type, or subscribers, newest first',
    roles: admins,
    noOwner: 'staff',
    params: GroupParams,
    query: PeopleQuery,
    response: ListedUsers,
    handle: ({ params, query }, deps) => listPeople(deps, query, params.word),
  }),
  route.get('/analytics/users/{start}/{end}', {
    summary: 'Users who signed up between two days, with counts',
    roles: admins,
    noOwner: 'staff',
    params: DayRange,
    invalidMessage: 'both from and to dates are needed',
    query: PeopleQuery,
    response: SignUpReport,
    handle: async ({ params, query }, deps) => {
      const { from: createdFrom, until: createdUntil } = toTimeRange(params);
      const range = { createdFrom, createdUntil };
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
    query: PageQuery,
    response: listOf(SocialSignUpView, 'signUps'),
    handle: ({ query }, { socialLogins }) => socialLogins.listSocialSignUps({ page: toPage(query) }),
  }),
];
