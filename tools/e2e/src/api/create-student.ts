import type { Site } from '../site.ts';
import { type ApiUser, logInToApi } from './api-user.ts';

export const password = 'a-good-password';

/** The account types of the HTTP API. */
const accountTypes = { admin: '1', content: '2', student: '4' } as const;

/** Creates an account with a verified email address through the admin API. Staff have to choose another password before they log in. */
export const createAccount = async (
  admin: ApiUser,
  type: keyof typeof accountTypes,
  email: string,
  name: string,
): Promise<void> => {
  const { user } = await admin.postForm<{ user: { _id: string } }>('/user/signup/', {
    name,
    email,
    password,
    type: accountTypes[type],
    phone: '01711223355',
    address: 'Sylhet',
  });
  await admin.get(`/user/verify/${user._id}`);
};

/** Creates an account of staff whose owner has chosen a password, which is `password` again. */
export const createStaff = async (
  site: Site,
  admin: ApiUser,
  email: string,
  name: string,
  type: 'admin' | 'content' = 'content',
): Promise<void> => {
  await createAccount(admin, type, email, name);
  const send = (path: string, body: object) =>
    fetch(`${site.address}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const refusal = await send('/user/login/', { email, password });
  const { token } = (await refusal.json()) as { token: string };
  const { ok } = await send('/user/passwordreset', { token, password, confirmPassword: password });
  if (!ok) throw new Error(`The set-up of ${email} failed.`);
};

export const createStudent = async (
  site: Site,
  admin: ApiUser,
  email: string,
  name = 'Shirin Sultana',
): Promise<ApiUser> => {
  await createAccount(admin, 'student', email, name);
  return logInToApi(site, email, password);
};
