import type { Site } from '../site.ts';
import { type ApiUser, logInToApi } from './api-user.ts';

export const password = 'a-good-password';

/** The account types of the HTTP API. */
const accountTypes = { content: '2', student: '4' } as const;

/** Creates an account with a verified email address through the admin API. */
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

export const createStudent = async (
  site: Site,
  admin: ApiUser,
  email: string,
  name = 'Shirin Sultana',
): Promise<ApiUser> => {
  await createAccount(admin, 'student', email, name);
  return logInToApi(site, email, password);
};
