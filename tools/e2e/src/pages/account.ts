import { studentPhoto } from '@sargam/demo/content';
import type { Locator, Page } from 'playwright-core';
import type { Person } from '../person.ts';

/** The form that the server wrote cannot be used, and goes with what is written into it, once the script has drawn the real one. */
export const untilFormIsAlive = async (page: Page): Promise<void> => {
  await page.locator('.gate-form:not([inert])').waitFor();
  await page.locator('.gate-form[inert]').waitFor({ state: 'detached' });
};

export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const signUpField = ({ page, t }: Person, name: string): Locator =>
  page.getByLabel(t(`kit.person.${name}`), { exact: true });

interface Answers extends Newcomer {
  readonly confirmPassword: string;
  readonly phone: string;
  /** Day, month and year, as they stand in the three fields. */
  readonly born: readonly [string, string, string];
}

/** Fills every field of the sign-up form that is open; what is said besides the newcomer stands as it is told. */
export const writeSignUp = async (
  person: Person,
  who: Newcomer,
  {
    confirmPassword = who.password,
    phone = '01711223344',
    born = ['14', '4', '2001'],
  }: Partial<Answers> = {},
): Promise<void> => {
  const { page, t } = person;
  await untilFormIsAlive(page);
  const [day, month, year] = born;
  await signUpField(person, 'name').fill(who.name);
  await signUpField(person, 'email').fill(who.email);
  await signUpField(person, 'phone').fill(phone);
  await signUpField(person, 'password').fill(who.password);
  await signUpField(person, 'confirmPassword').fill(confirmPassword);
  await page.getByLabel(t('kit.date.day'), { exact: true }).fill(day);
  await page.getByLabel(t('kit.date.month'), { exact: true }).selectOption(month);
  await page.getByLabel(t('kit.date.year'), { exact: true }).fill(year);
  await signUpField(person, 'address').fill('Lalmatia, Dhaka');
  await page.locator('input[type=file]').setInputFiles(studentPhoto('student-tanvir'));
};

export const pressSignUp = ({ page, t }: Person): Promise<void> =>
  page.getByRole('button', { name: t('storefront.signup.button') }).click();

/** Fills the sign-up form that is open, and sends it. */
export const fillSignUp = async (person: Person, who: Newcomer): Promise<void> => {
  await writeSignUp(person, who);
  await pressSignUp(person);
  await person.page.waitForURL(({ pathname }) => pathname === '/registration-successful');
};

export const signUp = async (person: Person, who: Newcomer): Promise<void> => {
  await person.goTo('/signup');
  await fillSignUp(person, who);
};

export const writeLogin = async ({ page, t }: Person, email: string, password: string): Promise<void> => {
  await untilFormIsAlive(page);
  await page.getByLabel(t('kit.person.email'), { exact: true }).fill(email);
  await page.getByLabel(t('kit.person.password'), { exact: true }).fill(password);
};

export const pressLogin = ({ page, t }: Person): Promise<void> =>
  page.getByRole('button', { name: t('storefront.login.button'), exact: true }).click();

/** Fills the login form that is open, and waits until it has led on. */
export const fillLogin = async (person: Person, email: string, password = 'sargam-demo'): Promise<void> => {
  await writeLogin(person, email, password);
  await pressLogin(person);
  await person.page.waitForURL((url) => url.pathname !== '/login');
};

export const logIn = async (person: Person, email: string, password?: string): Promise<void> => {
  await person.goTo('/login');
  await fillLogin(person, email, password);
};
