import { password } from '../api/create-student.ts';
import { dhakaDateIn } from '../api/queries.ts';
import type { BrowserUser } from '../browser-user.ts';
import { findDemoCourse } from '../demo-course.ts';
import { fillLoginForm, fillSignUpForm, pressLogin, pressSignUp } from '../pages/account.ts';
import { applyVoucher, openCourse, pressAdd } from '../pages/checkout.ts';
import { chooseDeliveryDate, findGiftField, openGiftForm, pressPay } from '../pages/gift.ts';
import { pressRedeem } from '../pages/student.ts';
import type { TextTrigger } from './text-trigger.ts';

const visitor = (run: TextTrigger['run']): TextTrigger => ({ role: 'visitor', run });
const student = (run: TextTrigger['run']): TextTrigger => ({ role: 'student', run });

const open =
  (path: string): TextTrigger['run'] =>
  ({ goTo }) =>
    goTo(path);

const newUser = () => ({ name: 'Parveen Akter', email: `parveen-${Date.now()}@sargam.test`, password });

const submitSignUpForm = (
  changes: Partial<{ email: string; password: string }>,
  answers?: Parameters<typeof fillSignUpForm>[2],
): TextTrigger =>
  visitor(async (user) => {
    await user.goTo('/signup');
    await fillSignUpForm(user, { ...newUser(), ...changes }, answers);
    await pressSignUp(user);
  });

const submitLoginForm = (email: string, typedPassword: string): TextTrigger =>
  visitor(async (user) => {
    await user.goTo('/login');
    await fillLoginForm(user, email, typedPassword);
    await pressLogin(user);
  });

const requestPasswordReset = (email: string): TextTrigger =>
  visitor(async ({ page, t, goTo }) => {
    await goTo('/forgetpassword');
    await page.getByLabel(t('kit.person.email'), { exact: true }).fill(email);
    await page.getByRole('button', { name: t('storefront.forget.button') }).click();
  });

const sendContactForm = (path: string, email?: string): TextTrigger =>
  visitor(async ({ page, t, goTo }) => {
    await goTo(path);
    const send = page.getByRole('button', { name: t('storefront.contact.send') });
    await send.scrollIntoViewIfNeeded();
    const field = (name: string) => page.getByLabel(t(`storefront.contact.${name}`), { exact: true });
    if (email) {
      await field('name').fill('Parveen Akter');
      await field('email').fill(email);
      await field('message').fill('Do you teach the esraj?');
    }
    await send.click();
  });

const course = findDemoCourse('guitar-first-chords');

const sendGiftForm =
  (whom: 'someone' | 'myself') =>
  (fields: Readonly<Record<string, string>> = {}, day?: string): TextTrigger =>
    student(async (user) => {
      await openGiftForm(user, 'gift-card-500', whom);
      for (const [name, value] of Object.entries(fields)) await findGiftField(user, name).fill(value);
      if (day) await chooseDeliveryDate(user, day);
      await pressPay(user);
    });
const giftForSomeoneElse = sendGiftForm('someone');
const giftForMyself = sendGiftForm('myself');

const checkGiftCardCode = (code: string): TextTrigger =>
  visitor(async ({ page, t, goTo }) => {
    await goTo('/giftcard');
    await page.getByLabel(t('storefront.received.code'), { exact: true }).fill(code);
    await page.getByRole('button', { name: t('storefront.received.look') }).click();
  });

const addGold = (user: BrowserUser): Promise<void> => pressAdd(user, course.key, 'gold');

const addToWishlist = async (user: BrowserUser): Promise<void> => {
  await openCourse(user, course.key);
  await user.page.getByRole('button', { name: user.t('storefront.wishlist.add'), exact: true }).click();
};

const askInstructor = async (user: BrowserUser): Promise<void> => {
  const { page, t } = user;
  await openCourse(user, course.key);
  await page
    .getByLabel(t('storefront.ask.message'), { exact: true })
    .fill('How do I keep the strings quiet?');
  await page.getByRole('button', { name: t('storefront.contact.send'), exact: true }).click();
};

const pressLockedLesson = async (user: BrowserUser): Promise<void> => {
  await openCourse(user, course.key);
  await user.page
    .getByRole('link', { name: user.t('storefront.lesson.locked_mark') })
    .first()
    .click();
};

const saveProfile = async ({ page, t, goTo }: BrowserUser): Promise<void> => {
  await goTo('/studentpanel?tab=4');
  await page.getByLabel(t('kit.person.address'), { exact: true }).fill(`House ${Date.now() % 1000}, Sylhet`);
  await page.getByRole('button', { name: t('panel.profile.save'), exact: true }).click();
};

const saveProfileOffline: TextTrigger['run'] = async (user) => {
  // Once: the browser's cache is off while a page has a route.
  await user.page.route('**/api/v1/user/', (route) => route.abort(), { times: 1 });
  await saveProfile(user);
};

const openNotificationsOffline: TextTrigger['run'] = async ({ page, goTo }) => {
  await page.route('**/notification/user/**', (route) => route.abort());
  await goTo('/notifications');
};

/** The trigger of each specified text, by the page and the condition of `specifiedTexts`. */
export const textTriggers: Readonly<Record<string, TextTrigger>> = {
  '/signup, empty': visitor(async (user) => {
    await user.goTo('/signup');
    await pressSignUp(user);
  }),
  '/signup, no address': submitSignUpForm({ email: 'parveen' }),
  '/signup, two passwords': submitSignUpForm({}, { confirmPassword: 'another' }),
  '/signup, short password': submitSignUpForm({ password: '12345' }),
  '/signup, born tomorrow': submitSignUpForm(
    {},
    { birthDate: ['31', '12', String(new Date().getFullYear())] },
  ),
  '/signup, no number': submitSignUpForm({}, { phone: 'zero one seven' }),
  '/signup, taken address': submitSignUpForm({ email: 'student@sargam.test' }),
  '/signup, done': submitSignUpForm({}),
  '/registration-successful, opened': visitor(open('/registration-successful')),
  '/login, empty': submitLoginForm('', ''),
  '/login, no address': submitLoginForm('parveen', password),
  '/login, wrong password': submitLoginForm('nobody@sargam.test', 'not-the-password'),
  '/forgetpassword, empty': requestPasswordReset(''),
  '/forgetpassword, done': requestPasswordReset('nobody@sargam.test'),
  '/verify-email, opened': visitor(open('/verify-email')),
  '/contact, empty': sendContactForm('/contact'),
  '/contact, done': sendContactForm('/contact', 'parveen@sargam.test'),
  '/, empty': sendContactForm('/'),
  '/, invalid email': sendContactForm('/', 'parveen'),
  '/, done': sendContactForm('/', 'parveen@sargam.test'),
  '/courseview, locked lesson': visitor(pressLockedLesson),
  '/courseview, added to the wishlist by a visitor': visitor(addToWishlist),
  '/courseview, added to the cart by a visitor': visitor(addGold),
  '/courseview, question sent by a visitor': visitor(askInstructor),
  '/courseview, added to the wishlist': student(addToWishlist),
  '/courseview, question sent': student(askInstructor),
  '/courseview, added to the cart': student(addGold),
  '/cart, unknown voucher': student(async (user) => {
    await user.goTo('/cart');
    await applyVoucher(user, 'NO-SUCH-CODE');
  }),
  '/studentpanel?tab=4, saved': student(saveProfile),
  '/studentpanel?tab=4, network error': student(saveProfileOffline),
  '/studentpanel?tab=5, opened': student(open('/studentpanel?tab=5')),
  '/studentpanel?tab=6, empty': student(async (user) => {
    await user.goTo('/studentpanel?tab=6');
    await pressRedeem(user);
  }),
  '/products/giftCard, opened by a visitor': visitor(open('/products/giftCard/gift-card-500')),
  '/products/giftCard, empty': giftForSomeoneElse(),
  '/products/giftCard, phone too short': giftForSomeoneElse({ receiverPhone: '0181122' }),
  '/products/giftCard, invalid email': giftForSomeoneElse({ email: 'mahmuda' }),
  '/products/giftCard, different emails': giftForSomeoneElse({
    email: 'mahmuda@sargam.test',
    confirmEmail: 'apu@sargam.test',
  }),
  '/products/giftCard, own phone missing': giftForMyself({ ownPhone: '' }),
  '/products/giftCard, own phone too short': giftForMyself({ ownPhone: '০১৭১১২২' }),
  '/products/giftCard, quantity of 0': giftForMyself({ quantity: '0' }),
  '/products/giftCard, quantity above 20': giftForMyself({ quantity: '21' }),
  '/products/giftCard, date that does not exist': giftForSomeoneElse(
    {},
    `${dhakaDateIn(0).slice(0, 4)}-02-31`,
  ),
  '/products/giftCard, date in the past': giftForSomeoneElse({}, dhakaDateIn(-1)),
  '/products/giftCard, date beyond a year': giftForSomeoneElse({}, dhakaDateIn(366)),
  '/giftcard, unknown code': checkGiftCardCode('ABCD-2345-EFGH-6789'),
  '/giftcard, empty': checkGiftCardCode(''),
  '/giftcard-fail, opened': visitor(open('/giftcard-fail')),
  '/notifications, network error': student(openNotificationsOffline),
  '/404, opened': visitor(open('/404')),
  '/nowhere, opened': visitor(open('/nowhere')),
};
