import { studentPhoto } from '../../../demo/src/content/index.ts';
import type { Person } from '../person.ts';

export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Fills every field of the sign-up form that is open, and sends it. */
export const fillSignUp = async ({ page, t }: Person, who: Newcomer): Promise<void> => {
  const field = (name: string) => page.getByLabel(t(`storefront.form.${name}`), { exact: true });
  await field('name').fill(who.name);
  await field('email').fill(who.email);
  await field('phone').fill('01711223344');
  await field('password').fill(who.password);
  await field('confirmPassword').fill(who.password);
  await page.getByLabel(t('kit.date.day'), { exact: true }).fill('14');
  await page.getByLabel(t('kit.date.month'), { exact: true }).selectOption('4');
  await page.getByLabel(t('kit.date.year'), { exact: true }).fill('2001');
  await field('address').fill('Lalmatia, Dhaka');
  await page.locator('input[type=file]').setInputFiles(studentPhoto('student-tanvir'));
  await page.getByRole('button', { name: t('storefront.signup.button') }).click();
  await page.waitForURL(({ pathname }) => pathname === '/registration-successful');
};

export const signUp = async (person: Person, who: Newcomer): Promise<void> => {
  await person.goTo('/signup');
  await fillSignUp(person, who);
};

/** Fills the login form that is open, and waits until it has led on. */
export const fillLogin = async ({ page, t }: Person, email: string, password = 'sargam-demo') => {
  await page.getByLabel(t('storefront.form.email'), { exact: true }).fill(email);
  await page.getByLabel(t('storefront.form.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('storefront.login.button'), exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

export const logIn = async (person: Person, email: string, password?: string): Promise<void> => {
  await person.goTo('/login');
  await fillLogin(person, email, password);
};
