import { studentPhoto } from '@sargam/demo/content';
import type { Locator, Page } from 'playwright-core';
import type { BrowserUser } from '../browser-user.ts';

/** Waits until the script replaces the server-rendered form, which is inert and would lose what is typed into it. */
export const waitUntilFormIsInteractive = async (page: Page): Promise<void> => {
  await page.locator('main form:not([inert])').first().waitFor();
  await page.locator('main form[inert]').first().waitFor({ state: 'detached' });
};

export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const findSignUpField = ({ page, t }: BrowserUser, name: string): Locator =>
  page.getByLabel(t(`kit.person.${name}`), { exact: true });

interface SignUpFields extends NewUser {
  readonly confirmPassword: string;
  readonly phone: string;
  /** Day, month and year, one per field. */
  readonly birthDate: readonly [string, string, string];
}

/** Fills every field of the open sign-up form; the last argument overrides the default values. */
export const fillSignUpForm = async (
  user: BrowserUser,
  newUser: NewUser,
  {
    confirmPassword = newUser.password,
    phone = '01711223344',
    birthDate = ['14', '4', '2001'],
  }: Partial<SignUpFields> = {},
): Promise<void> => {
  const { page, t } = user;
  await waitUntilFormIsInteractive(page);
  const [day, month, year] = birthDate;
  await findSignUpField(user, 'name').fill(newUser.name);
  await findSignUpField(user, 'email').fill(newUser.email);
  await findSignUpField(user, 'phone').fill(phone);
  await findSignUpField(user, 'password').fill(newUser.password);
  await findSignUpField(user, 'confirmPassword').fill(confirmPassword);
  await page.getByLabel(t('kit.date.day'), { exact: true }).fill(day);
  await page.getByLabel(t('kit.date.month'), { exact: true }).selectOption(month);
  await page.getByLabel(t('kit.date.year'), { exact: true }).fill(year);
  await findSignUpField(user, 'address').fill('Lalmatia, Dhaka');
  await page.locator('input[type=file]').setInputFiles(studentPhoto('student-tanvir'));
};

export const pressSignUp = ({ page, t }: BrowserUser): Promise<void> =>
  page.getByRole('button', { name: t('storefront.signup.button') }).click();

/** Fills and sends the open sign-up form. */
export const submitSignUp = async (user: BrowserUser, newUser: NewUser): Promise<void> => {
  await fillSignUpForm(user, newUser);
  await pressSignUp(user);
  await user.page.waitForURL(({ pathname }) => pathname === '/registration-successful');
};

export const signUp = async (user: BrowserUser, newUser: NewUser): Promise<void> => {
  await user.goTo('/signup');
  await submitSignUp(user, newUser);
};

export const fillLoginForm = async (
  { page, t }: BrowserUser,
  email: string,
  password: string,
): Promise<void> => {
  await waitUntilFormIsInteractive(page);
  await page.getByLabel(t('kit.person.email'), { exact: true }).fill(email);
  await page.getByLabel(t('kit.person.password'), { exact: true }).fill(password);
};

export const pressLogin = ({ page, t }: BrowserUser): Promise<void> =>
  page.getByRole('button', { name: t('storefront.login.button'), exact: true }).click();

/** Fills and sends the open login form, and waits until the page changes. */
export const submitLogin = async (
  user: BrowserUser,
  email: string,
  password = 'sargam-demo',
): Promise<void> => {
  await fillLoginForm(user, email, password);
  await pressLogin(user);
  await user.page.waitForURL((url) => url.pathname !== '/login');
};

export const logIn = async (user: BrowserUser, email: string, password?: string): Promise<void> => {
  await user.goTo('/login');
  await submitLogin(user, email, password);
};

/** Chooses a password on the open page of a mailed link, or of the first login of staff. */
export const choosePassword = async ({ page, t }: BrowserUser, password: string): Promise<void> => {
  await page.getByLabel(t('storefront.reset.password'), { exact: true }).fill(password);
  await page.getByLabel(t('kit.person.confirmPassword'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ pathname }) => pathname === '/password-change-successful');
};
