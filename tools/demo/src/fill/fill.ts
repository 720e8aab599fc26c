import {
  accounts,
  contactMessages,
  coupons,
  courseFiles,
  courses,
  freebies,
  giftCards,
  instructors,
  questions,
  socialSignUps,
  storePurchases,
} from '../content/index.ts';
import { fillAccounts } from './accounts.ts';
import { fillCertificates } from './certificates.ts';
import { fillCouponOrders } from './coupon-orders.ts';
import { createCourses, featureCourses } from './courses.ts';
import { isComplete, loadExistingContent } from './existing-content.ts';
import { createCaller } from './gateway-caller.ts';
import {
  fillAnnouncements,
  fillCoupons,
  fillCourseFiles,
  fillFreebies,
  fillInstructors,
  fillStore,
} from './items.ts';
import { fillLessons } from './lessons.ts';
import { logIn } from './log-in.ts';
import { fillContactMessages, fillQuestions } from './messages.ts';
import { fillOrders } from './orders.ts';
import { fillReviews } from './reviews.ts';
import { fillSettlements } from './settlements.ts';
import { fillSocialSignUps } from './social-sign-ups.ts';
import { fillStoreOrders } from './store-orders.ts';
import { fillTour } from './tour.ts';

const lessonCount = courses.reduce((sum, { lessons }) => sum + lessons.length, 0);

type RunStep = <T>(title: string, work: Promise<T>) => Promise<T>;

interface Target {
  readonly site: string;
  /** The page of the mail inbox of a local run, from which the code of a gift card is read. */
  readonly inbox: string | undefined;
}

/** Loads the demo data through the gateway's calls, as an admin. Existing items stay unchanged. */
export const fill = async (
  { site, inbox }: Target,
  now: Date,
  print: (line: string) => void,
): Promise<void> => {
  const startedAt = Date.now();
  const admin = (await logIn(site, 'admin')).caller;
  const present = await loadExistingContent(admin);
  if (isComplete(present)) return print('The demo data is already loaded.');

  const step: RunStep = async (title, work) => {
    const result = await work;
    print(`  ${title} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
    return result;
  };
  const instructorsCreated = step(`${instructors.length} instructors`, fillInstructors(admin, present));
  const coursesCreated = createCourses(admin, present, instructorsCreated);
  const catalogue = Promise.all(coursesCreated.values()).then(() => featureCourses(admin));
  // The instructor's account needs the profile.
  const accountsCreated = instructorsCreated.then(() => fillAccounts(admin, createCaller(site)));
  const people = step(`${accounts.length} accounts`, accountsCreated);
  const orders = Promise.all([people, catalogue]).then(([ids]) => fillOrders(admin, ids, now));
  await Promise.all([
    step(`${courses.length} courses`, catalogue),
    step('the orders of five months', orders),
    step(
      'two settlements',
      orders.then(() => fillSettlements(admin, now)),
    ),
    step(`${giftCards.length} gift cards`, fillStore(admin, present)),
    step(`${freebies.length} freebies`, fillFreebies(admin, present)),
    step('announcements', fillAnnouncements(admin, present)),
    step(`${courseFiles.length} course files`, fillCourseFiles(admin, coursesCreated)),
    step(`${lessonCount} lessons`, fillLessons(admin, present, coursesCreated)),
  ]);
  await Promise.all([
    step(`${contactMessages.length} contact messages`, fillContactMessages(admin, createCaller(site))),
    step(`${questions.length} questions`, fillQuestions(admin, site)),
    step(`${socialSignUps.length} social sign-ups`, fillSocialSignUps(createCaller(site))),
    step('certificates', fillCertificates(site, admin, now)),
    step('reviews', fillReviews(site, admin, now)),
    step('courses and wishes of the demo student', fillTour(site)),
    present.storeOrders || step(`${storePurchases.length} store orders`, fillStoreOrders(site, inbox, admin)),
  ]);
  await step(`${coupons.length} coupons`, fillCoupons(admin, present, now));
  await step('orders with coupons', fillCouponOrders(site, present));
  print(`Loaded the demo data in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
};
