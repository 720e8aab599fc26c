import { password } from '../../api/create-student.ts';
import type { BrowserUser } from '../../browser-user.ts';
import { fillFields, press } from '../../pages/admin/form.ts';
import { suspend, unsuspend } from '../../pages/admin/people.ts';
import type { TextTrigger } from '../text-trigger.ts';
import { asAdmin, failNextCall, fetchAdmin, openAndPress, unique } from './trigger-parts.ts';

interface NewStudent {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Creates a student whose e-mail address is not verified. */
const createUnverified = async (): Promise<NewStudent> => {
  const name = unique('Nilufar');
  const email = `${name.toLowerCase()}@sargam.test`;
  const fields = { name, email, password, type: '4', phone: '01711223355', address: 'Sylhet' };
  const { user } = await (await fetchAdmin()).postForm<{ user: { _id: string } }>('/user/signup/', fields);
  return { id: user._id, name, email };
};

let student: NewStudent = { id: '', name: '', email: '' };

const fillAccount = async (user: BrowserUser, email: string, typedPassword: string): Promise<void> => {
  const { page, t, goTo } = user;
  await goTo('/createaccount');
  await page.getByRole('radio', { name: t('admin.people.type.2') }).check();
  await fillFields(user, page, {
    'kit.person.name': 'Farhana Haque',
    'kit.person.email': email,
    'kit.person.password': typedPassword,
  });
  await press(user, 'admin.menu.account_create');
};

const pressVerify = ({ page, t }: BrowserUser): Promise<void> =>
  page.getByRole('button', { name: `${t('admin.people.verify')}: ${student.name}` }).click();

const openAndVerify = async (user: BrowserUser, path: string): Promise<void> => {
  await user.goTo(path);
  await pressVerify(user);
};
const userPage = () => `/viewuser?id=${student.id}`;
const dataTable = () => `/adminuserlistdetail?q=${encodeURIComponent(student.email)}`;

/** Accounts, suspensions and verifications. */
export const peopleTriggers: Readonly<Record<string, TextTrigger>> = {
  '/createaccount, empty': openAndPress('/createaccount', 'admin.menu.account_create'),
  '/createaccount, short password': asAdmin((user) => fillAccount(user, 'new@sargam.test', '12345')),
  '/createaccount, taken email': asAdmin((user) => fillAccount(user, 'student@sargam.test', password)),
  '/createaccount, done': asAdmin((user) => fillAccount(user, `${unique('farhana')}@sargam.test`, password)),
  '/adminuserlist, suspended': asAdmin(async (user) => {
    student = await createUnverified();
    await suspend(user, student, 'Shared the videos');
  }),
  '/adminuserlist, ending the suspension failed': asAdmin(async (user) => {
    await failNextCall(user, '/user/unsuspend/**');
    await user.page
      .getByRole('button', { name: `${user.t('admin.user.unsuspend')}: ${student.name}` })
      .click();
  }),
  '/adminuserlist, suspension ended': asAdmin((user) => unsuspend(user, student)),
  '/viewuser, verification failed': asAdmin(async (user) => {
    await failNextCall(user, '/user/verify/**');
    await openAndVerify(user, userPage());
  }),
  '/viewuser, verified': asAdmin(pressVerify),
  '/adminuserlistdetail, verification failed': asAdmin(async (user) => {
    student = await createUnverified();
    await failNextCall(user, '/user/verify/**');
    await openAndVerify(user, dataTable());
  }),
  '/adminuserlistdetail, verified': asAdmin(pressVerify),
};
