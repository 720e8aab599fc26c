import { type ApiSchemas, apiGet } from '@sargam/kit';

export type ListedUser = ApiSchemas['ListedUser'];

/** The five sections of the user list; `student` is every student, `subscriber` those with access to a course now. */
export const userGroups = ['student', 'subscriber', '3', '1', '2'] as const;
type UserGroup = (typeof userGroups)[number];

type PeopleQuery = {
  page: number;
  limit: number;
  sort?: ListedUserSort;
  q?: string;
  verified?: 'true' | 'false';
  suspended?: 'true' | 'false';
  type?: UserGroup;
};
type ListedUserSort = 'createdAt' | '-createdAt' | 'name' | '-name' | 'email' | '-email';

/** One page of the users of a group, or of all users. */
export const peopleQuery = ({ type, ...query }: PeopleQuery) =>
  apiGet('/user/type/{word}', { path: { word: type ?? 'all' }, query });
