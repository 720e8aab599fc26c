import { type AccountContent, accounts, studentPhoto } from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import { createForm } from './form.ts';
import { type Caller, CallRefused } from './gateway-caller.ts';
import { mapConcurrently } from './map-concurrently.ts';

const types = { admin: 1, content: 2, instructor: 3, student: 4 } as const;

interface Account {
  readonly _id: string;
  readonly emailVerify: boolean;
}

/** Signs up a student with a picture as a visitor. The admin creates all other accounts. */
const signUp = async (admin: Caller, visitor: Caller, person: AccountContent): Promise<Account> => {
  const { key, name, email, password, phone, address, dateOfBirth, language, photo, role } = person;
  const shared = { name, email, password, phone, address };
  if (role === 'student' && photo) {
    const form = await createForm(
      { ...shared, confirmPassword: password, dob: dateOfBirth },
      { photo: studentPhoto(photo) },
    );
    return (await visitor.post<{ user: Account }>('/user/signup/', { subject: key, language, form })).user;
  }
  const instructor = person.instructor && demoId('instructor', person.instructor);
  const form = await createForm({ ...shared, type: types[role], instructor });
  return (await admin.post<{ user: Account }>('/user/signup/', { subject: key, language, form })).user;
};

const signUpOnce = async (admin: Caller, visitor: Caller, person: AccountContent): Promise<Account> => {
  try {
    return await signUp(admin, visitor, person);
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== 'email-taken') throw error;
    const { email, password, key } = person;
    const json = { email, password };
    return (await visitor.post<{ user: Account }>('/user/login/', { subject: key, json })).user;
  }
};

/** Creates and verifies every account except the admin's. Returns the account ids by key. */
export const fillAccounts = async (admin: Caller, visitor: Caller): Promise<ReadonlyMap<string, string>> => {
  const people = accounts.filter(({ role }) => role !== 'admin');
  const ids = await mapConcurrently(people, 4, async (person) => {
    const { _id, emailVerify } = await signUpOnce(admin, visitor, person);
    if (!emailVerify) await admin.get(`/user/verify/${_id}`, { subject: person.key });
    return [person.key, _id] as const;
  });
  return new Map(ids);
};
