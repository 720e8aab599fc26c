/** 1 admin, 2 content, 3 instructor, 4 student, as on the wire. */
export type UserType = 1 | 2 | 3 | 4;

export type User = {
  id: string;
  name: string;
  type: UserType;
  email?: string;
  photo?: string;
  instructor?: string;
};

export const roles = { admin: 1, content: 2, instructor: 3, student: 4 } as const satisfies Record<
  string,
  UserType
>;

type Wire = Record<string, unknown>;

const isRecord = (value: unknown): value is Wire => typeof value === 'object' && value !== null;
const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const userType = (value: unknown): UserType | undefined => {
  const type = Number(value);
  return type === 1 || type === 2 || type === 3 || type === 4 ? type : undefined;
};

/** Reads what login, social login and refresh answer: `{ v_token, type, … }`, the person beside it or under `user`. */
export const parseSession = (body: unknown): { token: string; user: User } | undefined => {
  if (!isRecord(body)) return undefined;
  const person = isRecord(body.user) ? { ...body, ...body.user } : body;
  const token = text(body.v_token) ?? text(body.token);
  const type = userType(person.type);
  const id = text(person._id) ?? text(person.id) ?? text(person.userId);
  if (!token || !type || !id) return undefined;
  const user: User = { id, name: text(person.name) ?? '', type };
  const optional = {
    email: text(person.email),
    photo: text(person.photo),
    instructor: text(person.instructor),
  };
  return { token, user: { ...user, ...optional } };
};
