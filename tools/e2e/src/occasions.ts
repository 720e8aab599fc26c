import { dateIn } from './books.ts';
import { courseOf } from './demo.ts';
import { password } from './newcomer.ts';
import { pressLogin, pressSignUp, writeLogin, writeSignUp } from './pages/account.ts';
import { chooseDay, giftField, openGiftForm, pressPay } from './pages/gift.ts';
import { applyVoucher, offerOf, openCourse } from './pages/shop.ts';
import { pressRedeem } from './pages/student.ts';
import type { Person } from './person.ts';

/** Who is there when something is said, and what they do on the page for it. */
interface Occasion {
  readonly who: 'visitor' | 'student';
  readonly deed: (person: Person) => Promise<void>;
}

const visitor = (deed: Occasion['deed']): Occasion => ({ who: 'visitor', deed });
const student = (deed: Occasion['deed']): Occasion => ({ who: 'student', deed });

const opening =
  (path: string): Occasion['deed'] =>
  ({ goTo }) =>
    goTo(path);

const newcomer = () => ({ name: 'Parveen Akter', email: `parveen-${Date.now()}@sargam.test`, password });

const signUpWith = (
  changes: Partial<{ email: string; password: string }>,
  answers?: Parameters<typeof writeSignUp>[2],
): Occasion =>
  visitor(async (person) => {
    await person.goTo('/signup');
    await writeSignUp(person, { ...newcomer(), ...changes }, answers);
    await pressSignUp(person);
  });

const logInWith = (email: string, word: string): Occasion =>
  visitor(async (person) => {
    await person.goTo('/login');
    await writeLogin(person, email, word);
    await pressLogin(person);
  });

const forget = (email: string): Occasion =>
  visitor(async ({ page, t, goTo }) => {
    await goTo('/forgetpassword');
    await page.getByLabel(t('kit.person.email'), { exact: true }).fill(email);
    await page.getByRole('button', { name: t('storefront.forget.button') }).click();
  });

const writeTo = (path: string, email?: string): Occasion =>
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

const course = courseOf('guitar-first-chords');

const giftFor =
  (whom: 'someone' | 'myself') =>
  (fields: Readonly<Record<string, string>> = {}, day?: string): Occasion =>
    student(async (person) => {
      await openGiftForm(person, 'gift-card-500', whom);
      for (const [name, value] of Object.entries(fields)) await giftField(person, name).fill(value);
      if (day) await chooseDay(person, day);
      await pressPay(person);
    });
const giftForSomeone = giftFor('someone');
const giftForMyself = giftFor('myself');

const lookAtCode = (code: string): Occasion =>
  visitor(async ({ page, t, goTo }) => {
    await goTo('/giftcard');
    await page.getByLabel(t('storefront.received.code'), { exact: true }).fill(code);
    await page.getByRole('button', { name: t('storefront.received.look') }).click();
  });

const addGold = async (person: Person): Promise<void> => {
  await openCourse(person, course.key);
  await offerOf(person, 'gold')
    .getByRole('button', { name: person.t('storefront.offer.add') })
    .click();
};

const wish = async (person: Person): Promise<void> => {
  await openCourse(person, course.key);
  await person.page.getByRole('button', { name: person.t('storefront.wishlist.add'), exact: true }).click();
};

const askInstructor = async (person: Person): Promise<void> => {
  const { page, t } = person;
  await openCourse(person, course.key);
  await page
    .getByLabel(t('storefront.ask.message'), { exact: true })
    .fill('How do I keep the strings quiet?');
  await page.getByRole('button', { name: t('storefront.contact.send'), exact: true }).click();
};

const pressLocked = async (person: Person): Promise<void> => {
  await openCourse(person, course.key);
  await person.page
    .getByRole('button', { name: person.t('storefront.lesson.locked_mark') })
    .first()
    .click();
};

const saveProfile = async ({ page, t, goTo }: Person): Promise<void> => {
  await goTo('/studentpanel?tab=4');
  await page.getByLabel(t('kit.person.address'), { exact: true }).fill(`House ${Date.now() % 1000}, Sylhet`);
  await page.getByRole('button', { name: t('panel.profile.save'), exact: true }).click();
};

const cutFromProfile: Occasion['deed'] = async (person) => {
  await person.page.route('**/api/v1/user/', (route) => route.abort());
  await saveProfile(person);
};

const cutFromNotifications: Occasion['deed'] = async ({ page, goTo }) => {
  await page.route('**/notification/user/**', (route) => route.abort());
  await goTo('/notifications');
};

/** How what the specification has said comes about, by the page and the occasion of `specifiedTexts`. */
export const occasions: Readonly<Record<string, Occasion>> = {
  '/signup, empty': visitor(async (person) => {
    await person.goTo('/signup');
    await pressSignUp(person);
  }),
  '/signup, no address': signUpWith({ email: 'parveen' }),
  '/signup, two passwords': signUpWith({}, { confirmPassword: 'another' }),
  '/signup, short password': signUpWith({ password: '12345' }),
  '/signup, born tomorrow': signUpWith({}, { born: ['31', '12', String(new Date().getFullYear())] }),
  '/signup, no number': signUpWith({}, { phone: 'zero one seven' }),
  '/signup, taken address': signUpWith({ email: 'student@sargam.test' }),
  '/signup, done': signUpWith({}),
  '/registration-successful, opened': visitor(opening('/registration-successful')),
  '/login, empty': logInWith('', ''),
  '/login, no address': logInWith('parveen', password),
  '/login, wrong password': logInWith('nobody@sargam.test', 'not-the-password'),
  '/forgetpassword, empty': forget(''),
  '/forgetpassword, done': forget('nobody@sargam.test'),
  '/verify-email, opened': visitor(opening('/verify-email')),
  '/contact, empty': writeTo('/contact'),
  '/contact, done': writeTo('/contact', 'parveen@sargam.test'),
  '/, empty': writeTo('/'),
  '/, no address': writeTo('/', 'parveen'),
  '/, done': writeTo('/', 'parveen@sargam.test'),
  '/courseview, locked lesson': visitor(pressLocked),
  '/courseview, wished for by a visitor': visitor(wish),
  '/courseview, bought by a visitor': visitor(addGold),
  '/courseview, asked by a visitor': visitor(askInstructor),
  '/courseview, wished for': student(wish),
  '/courseview, asked': student(askInstructor),
  '/courseview, added to the cart': student(addGold),
  '/cart, unknown voucher': student(async (person) => {
    await person.goTo('/cart');
    await applyVoucher(person, 'NO-SUCH-CODE');
  }),
  '/studentpanel?tab=4, saved': student(saveProfile),
  '/studentpanel?tab=4, the line is cut': student(cutFromProfile),
  '/studentpanel?tab=5, opened': student(opening('/studentpanel?tab=5')),
  '/studentpanel?tab=6, empty': student(async (person) => {
    await person.goTo('/studentpanel?tab=6');
    await pressRedeem(person);
  }),
  '/products/giftCard, opened by a visitor': visitor(opening('/products/giftCard/gift-card-500')),
  '/products/giftCard, empty': giftForSomeone(),
  '/products/giftCard, short number': giftForSomeone({ receiverPhone: '0181122' }),
  '/products/giftCard, no address': giftForSomeone({ email: 'mahmuda' }),
  '/products/giftCard, two addresses': giftForSomeone({
    email: 'mahmuda@sargam.test',
    confirmEmail: 'apu@sargam.test',
  }),
  '/products/giftCard, own number missing': giftForMyself({ ownPhone: '' }),
  '/products/giftCard, own number short': giftForMyself({ ownPhone: '০১৭১১২২' }),
  '/products/giftCard, no card at all': giftForMyself({ quantity: '0' }),
  '/products/giftCard, more than twenty': giftForMyself({ quantity: '21' }),
  '/products/giftCard, no day': giftForSomeone({}, `${dateIn(0).slice(0, 4)}-02-31`),
  '/products/giftCard, a day that is over': giftForSomeone({}, dateIn(-1)),
  '/products/giftCard, a day beyond a year': giftForSomeone({}, dateIn(366)),
  '/giftcard, unknown code': lookAtCode('ABCD-2345-EFGH-6789'),
  '/giftcard, empty': lookAtCode(''),
  '/giftcard-fail, opened': visitor(opening('/giftcard-fail')),
  '/notifications, the line is cut': student(cutFromNotifications),
  '/404, opened': visitor(opening('/404')),
  '/nowhere, opened': visitor(opening('/nowhere')),
};
