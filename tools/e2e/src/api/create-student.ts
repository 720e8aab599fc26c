import type { Site } from '../site.ts';
import { type ApiUser, logInToApi } from './api-user.ts';

export const password = 'a-good-password';

/** Creates a student with a verified email address through the admin API. */
export const createStudent = async (
  site: Site,
  admin: ApiUser,
  email: string,
  name = 'Shirin Sultana',
): Promise<ApiUser> => {
  const { user } = await admin.postForm<{ user: { _id: string } }>('/user/signup/', {
    name,
    email,
    password,
    type: '4',
    phone: '01711223355',
    address: 'Sylhet',
  });
  await admin.get(`/user/verify/${user._id}`);
  return logInToApi(site, email, password);
};
