import { api } from '@sargam/kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

const ROWS = 5;

/** A row of the panel, from one of three calls. */
export type NewPerson = {
  key: string;
  id: string;
  name: string;
  email: string;
  photo?: string | null;
  /** The sign-up; of an ended subscription its end. */
  at: string;
  verified?: boolean;
  /** The provider of a social sign-up, the course of an ended subscription. */
  note?: string;
};

const query = { page: 1, limit: ROWS };

const listUsers = async (word: '1' | '2' | '3' | 'student' | 'subscriber'): Promise<NewPerson[]> => {
  const { data } = await api.GET('/user/type/{word}', { params: { path: { word }, query } });
  return data.map(({ _id, name, email, photo, createdAt, emailVerify }) => ({
    key: _id,
    id: _id,
    name,
    email,
    photo,
    at: createdAt,
    verified: emailVerify,
  }));
};

const listSocialSignUps = async (): Promise<NewPerson[]> => {
  const { data } = await api.GET('/oauthusers', { params: { query } });
  return data.map(({ _id, name, email, createdAt, loginFrom }) => ({
    key: _id,
    id: _id,
    name,
    email,
    at: createdAt,
    note: loginFrom,
  }));
};

const listEnded = async (): Promise<NewPerson[]> => {
  const { data } = await api.GET('/course-invalidate', { params: { query } });
  return data.map(({ _id, userId, userName, userEmail, createdAt, course }) => ({
    key: _id,
    id: userId,
    name: userName,
    email: userEmail,
    at: createdAt,
    note: course,
  }));
};

/** The kinds of the panel with their call and their whole list. */
export const peopleKinds = {
  student: { list: '/adminuserlist', load: () => listUsers('student') },
  subscriber: { list: '/adminsubsciberlist', load: () => listUsers('subscriber') },
  instructor: { list: '/adminuserlist', load: () => listUsers('3') },
  admin: { list: '/adminuserlist', load: () => listUsers('1') },
  content: { list: '/adminuserlist', load: () => listUsers('2') },
  social: { list: '/oauthusers', load: listSocialSignUps },
  ended: { list: '/subscription-expire-data', load: listEnded },
} as const;
export type PeopleKind = keyof typeof peopleKinds;

export const usePeople = (kind: PeopleKind): UseQueryResult<NewPerson[]> =>
  useQuery({ queryKey: ['api', 'dashboard people', kind], queryFn: peopleKinds[kind].load });
