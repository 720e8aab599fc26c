/** 1 admin, 2 content uploader, 3 instructor, 4 student, as in the API. */
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

type JsonObject = Record<string, unknown>;

const isRecord = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;
const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

const readUserType = (value: unknown): UserType | undefined => {
  const type = Number(value);
  return type === 1 || type === 2 || type === 3 || type === 4 ? type : undefined;
};

/** Parses the response of login, social login and refresh: `{ v_token, type, … }`, with the user's fields at the top level or under `user`. */
export const parseSession = (body: unknown): { token: string; user: User } | undefined => {
  if (!isRecord(body)) return undefined;
  const person = isRecord(body.user) ? { ...body, ...body.user } : body;
  const token = readText(body.v_token) ?? readText(body.token);
  const type = readUserType(person.type);
  const id = readText(person._id) ?? readText(person.id) ?? readText(person.userId);
  if (!token || !type || !id) return undefined;
  const user: User = { id, name: readText(person.name) ?? '', type };
  const contact = {
    email: readText(person.email),
    photo: readText(person.photo),
    instructor: readText(person.instructor),
  };
  return { token, user: { ...user, ...contact } };
};
