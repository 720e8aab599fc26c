import { studentPhoto } from '../../../demo/src/content/index.ts';
import type { Person } from '../person.ts';

export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Fills every field of the sign-up form, and sends it. */
export const signUp = async ({ page, t, goTo }: Person, who: Newcomer): Promise<void> => {
  await goTo('/signup');
  const field = (name: string) => page.getByLabel(t(`storefront.form.${name}`), { exact: true });
  await field('name').fill(who.name);
  await field('email').fill(who.email);
  await field('phone').fill('01711223344');
  await field('password').fill(who.password);
  await field('confirmPassword').fill(who.password);
  await field('dob').fill('2001-04-14');
  await field('address').fill('Lalmatia, Dhaka');
  await page.locator('input[type=file]').setInputFiles(studentPhoto('student-tanvir'));
  await page.getByRole('button', { name: t('storefront.signup.button') }).click();
  await page.waitForURL('**/registration-successful');
};

export const logIn = async ({ page, t, goTo }: Person, email: string, password = 'sargam-demo') => {
  await goTo('/login');
  await page.getByLabel(t('storefront.form.email'), { exact: true }).fill(email);
  await page.getByLabel(t('storefront.form.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('storefront.login.button'), exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
};
