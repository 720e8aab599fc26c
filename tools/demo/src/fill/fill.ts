import {
  accounts,
  coupons,
  courseFiles,
  courses,
  freebies,
  giftCards,
  instructors,
  namedAccounts,
} from '../content/index.ts';
import { fillAccounts } from './accounts.ts';
import { fillAnnouncements } from './announcements.ts';
import { fillCoupons } from './coupons.ts';
import { fillCourseFiles } from './course-files.ts';
import { createCourses, featureCourses } from './courses.ts';
import { isComplete, loadExistingContent } from './existing-content.ts';
import { fillFreebies } from './freebies.ts';
import { type Caller, createCaller } from './gateway-caller.ts';
import { fillInstructors } from './instructors.ts';
import { fillLessons } from './lessons.ts';
import { fillOrders } from './orders.ts';
import { fillStore } from './store.ts';

const logInAdmin = async (site: string): Promise<Caller> => {
  const admin = namedAccounts.find(({ role }) => role === 'admin');
  const json = { email: admin?.email, password: admin?.password };
  const session = await createCaller(site).post<{ v_token: string }>('/user/login/', {
    subject: 'admin',
    json,
  });
  return createCaller(site, session.v_token);
};

const lessonCount = courses.reduce((sum, { lessons }) => sum + lessons.length, 0);

type RunStep = <T>(what: string, work: Promise<T>) => Promise<T>;

/** Fills the demo through the site's own calls, as its admin would; what is there already is left as it is. */
export const fill = async (site: string, now: Date, say: (line: string) => void): Promise<void> => {
  const since = Date.now();
  const admin = await logInAdmin(site);
  const present = await loadExistingContent(admin);
  if (isComplete(present)) return say('The demo data is there already.');

  const step: RunStep = async (what, work) => {
    const result = await work;
    say(`  ${what} (${((Date.now() - since) / 1000).toFixed(1)} s)`);
    return result;
  };
  const teachers = step(`${instructors.length} instructors`, fillInstructors(admin, present));
  const making = createCourses(admin, present, teachers);
  const catalogue = Promise.all(making.values()).then(() => featureCourses(admin));
  const people = step(`${accounts.length} accounts`, fillAccounts(admin, createCaller(site)));
  const orders = Promise.all([people, catalogue]).then(([ids]) => fillOrders(admin, ids, now));
  await Promise.all([
    step(`${courses.length} courses`, catalogue),
    step('the orders of the last month', orders),
    step(`${giftCards.length} gift cards`, fillStore(admin, present)),
    step(`${freebies.length} freebies`, fillFreebies(admin, present)),
    step('announcements', fillAnnouncements(admin, present)),
    step(`${courseFiles.length} files of courses`, fillCourseFiles(admin, making)),
    step(`${lessonCount} lessons`, fillLessons(admin, present, making)),
  ]);
  await step(`${coupons.length} vouchers`, fillCoupons(admin, present, now));
  say(`The demo data is filled in ${((Date.now() - since) / 1000).toFixed(1)} s.`);
};
