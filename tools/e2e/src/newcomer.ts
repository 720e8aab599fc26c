import { type Member, memberOf } from './api.ts';
import type { Site } from './site.ts';

export const password = 'a-good-password';

/** An account with a verified address, made by the admin: for stories that begin where signing up ends. */
export const makeStudent = async (
  site: Site,
  admin: Member,
  email: string,
  name = 'Shirin Sultana',
): Promise<Member> => {
  const { user } = await admin.form<{ user: { _id: string } }>('/user/signup/', {
    name,
    email,
    password,
    type: '4',
    phone: '01711223355',
    address: 'Sylhet',
  });
  await admin.get(`/user/verify/${user._id}`);
  return memberOf(site, email, password);
};
