import type { Person, Role as StoredRole } from '@sargam/proto/identity/v1/identity';
import type { CountSignUpsResponse, ListPeopleResponse, PeopleOrder } from '@sargam/proto/identity/v1/people';
import type { SocialSignUp } from '@sargam/proto/identity/v1/social';
import { z } from 'zod';
import {
  boundedListOf,
  each,
  field,
  flag,
  instant,
  instantOrNull,
  integer,
  responseOf,
  success,
  text,
} from '../../api/response.ts';
import { BoundedPageQuery } from '../../api/schemas.ts';
import { providerName, userFields } from './user-response.ts';

const ListedUser = responseOf<Person>('ListedUser')({
  ...userFields,
  subscriber: flag((person) => person.subscriber, 'A student with access to a course now'),
  accessEndsAt: instantOrNull((person) => person.accessEndsAt, 'The latest end of access'),
});

export const ListedUsers = boundedListOf(ListedUser, 'people');

const orders = {
  '-createdAt': 'PEOPLE_ORDER_NEWEST',
  createdAt: 'PEOPLE_ORDER_OLDEST',
  name: 'PEOPLE_ORDER_NAME',
  '-name': 'PEOPLE_ORDER_NAME_DESCENDING',
  email: 'PEOPLE_ORDER_EMAIL',
  '-email': 'PEOPLE_ORDER_EMAIL_DESCENDING',
} as const satisfies Record<string, PeopleOrder>;

const YesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true');

export const PeopleQuery = BoundedPageQuery.extend({
  q: z.string().trim().max(100).optional().meta({
    description: 'Part of the name, the e-mail address or the phone number, or a student number',
  }),
  verified: YesOrNo.optional(),
  suspended: YesOrNo.optional(),
  subscriber: YesOrNo.optional(),
  sort: z
    .enum(['-createdAt', 'createdAt', 'name', '-name', 'email', '-email'])
    .default('-createdAt')
    .transform((name) => orders[name]),
});

const studentRole = ['ROLE_STUDENT'] as const satisfies readonly StoredRole[];
/** The groups of `user/type/{word}` (decision B13). */
const groups: Readonly<Record<string, { readonly roles: StoredRole[]; readonly subscriber?: true }>> = {
  all: { roles: [] },
  1: { roles: ['ROLE_ADMIN'] },
  2: { roles: ['ROLE_CONTENT'] },
  3: { roles: ['ROLE_INSTRUCTOR'] },
  4: { roles: [...studentRole] },
  student: { roles: [...studentRole] },
  subscriber: { roles: [...studentRole], subscriber: true },
};

export const GroupParams = z.object({
  word: z
    .enum(['all', '1', '2', '3', '4', 'student', 'subscriber'])
    .transform((word) => groups[word] ?? { roles: [] })
    .meta({ description: '1 admins, 2 content uploaders, 3 instructors, 4 or student' }),
});

/** The sign-ups of a range with one page of their people. */
export interface SignUpReport {
  readonly counts: CountSignUpsResponse;
  readonly people: ListPeopleResponse;
}

const SignUpsOfDay = responseOf<CountSignUpsResponse['days'][number]>()({
  day: field(z.iso.date(), (day) => day.day),
  total: integer((day) => day.total),
  verified: integer((day) => day.verified),
  notVerified: integer((day) => day.total - day.verified),
  subscriber: integer((day) => day.subscribers),
});

export const SignUpReport = responseOf<SignUpReport>()({
  ...success.fields,
  data: field(ListedUsers.fields.data.schema, ({ people }, language) =>
    ListedUsers.fields.data.toResponse(people, language),
  ),
  next: field(ListedUsers.fields.next.schema, ({ people }, language) =>
    ListedUsers.fields.next.toResponse(people, language),
  ),
  total: integer(({ counts }) => counts.total, 'All users who signed up in the range'),
  verified: integer(({ counts }) => counts.verified),
  notVerified: integer(({ counts }) => counts.total - counts.verified),
  subscriber: integer(({ counts }) => counts.subscribers, 'Subscribers as of now'),
  days: each(SignUpsOfDay, ({ counts }) => counts.days, 'By day in Dhaka, without days that have no sign-up'),
});

/** The name of the provider as it is shown. */
export const loginFrom = ({ provider }: SocialSignUp): 'Facebook' | 'Google' =>
  providerName(provider) === 'facebook' ? 'Facebook' : 'Google';

export const SocialSignUpResponse = responseOf<SocialSignUp>('SocialSignUp')({
  _id: text((signUp) => signUp.personId),
  name: text((signUp) => signUp.name),
  email: text((signUp) => signUp.email),
  loginFrom: field(z.enum(['Facebook', 'Google']), loginFrom),
  createdAt: instant((signUp) => signUp.createdAt),
});
