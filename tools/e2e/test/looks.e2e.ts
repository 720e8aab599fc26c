import type { Browser } from 'playwright-core';
import { demoId } from '../../demo/src/identifier.ts';
import { memberOf } from '../src/api.ts';
import { classroomOf } from '../src/books.ts';
import { openBrowser } from '../src/browser.ts';
import { eventually } from '../src/eventually.ts';
import { barriersOn, overflowOn, untilSettled } from '../src/looks.ts';
import { logIn } from '../src/pages/account.ts';
import { openPerson, type Person } from '../src/person.ts';
import { openSite, type Site } from '../src/site.ts';

const owned = demoId('course', 'guitar-first-chords');
const wanted = demoId('course', 'piano-sargam');

const pages = [
  ['visitor', '/'],
  ['visitor', '/allcourses'],
  ['visitor', `/courseview?id=${owned}`],
  ['visitor', '/instructorlist'],
  ['visitor', `/instructorview/${demoId('instructor', 'arif-chowdhury')}`],
  ['visitor', '/store'],
  ['visitor', '/login'],
  ['visitor', '/signup'],
  ['visitor', '/verify-email'],
  ['visitor', '/nowhere'],
  ['student', '/cart'],
  ['student', '/studentpanel?tab=0'],
  ['student', '/studentpanel?tab=3'],
  ['student', `/lesson?course=${owned}`],
  ['instructor', '/instructorpanel?tab=0'],
  ['instructor', '/instructorpanel?tab=2'],
  ['admin', '/adminorderlist'],
] as const;

type Who = (typeof pages)[number][0];

let site: Site;
let browser: Browser;

/** The demo's student gets a course, so that no page is looked at empty. */
const giveCourse = async (): Promise<void> => {
  const [student, admin] = await Promise.all([
    memberOf(site, 'student@sargam.test'),
    memberOf(site, 'admin@sargam.test'),
  ]);
  await admin.post('/order/import', {
    reference: 'E2E-LOOKS',
    userId: student.id,
    courses: [{ course: owned, tier: 'gold' }],
    paidAt: new Date().toISOString(),
    method: 'bKash',
    reason: 'A course to look at',
  });
  await student.post('/cart/', { user: student.id, course: wanted, tier: 'gold' });
  await eventually('the course is in the classroom', async () =>
    (await classroomOf(student)).some(({ _id }) => _id === owned) ? true : undefined,
  );
};

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
  await giveCourse();
});
afterAll(() => browser?.close());

describe.each([
  { language: 'en', width: 1280, height: 860 },
  { language: 'bn', width: 360, height: 760 },
] as const)('in $language at $width px', (looks) => {
  const people = new Map<Who, Person>();

  const personAs = async (who: Who): Promise<Person> => {
    const known = people.get(who);
    if (known) return known;
    const person = await openPerson(browser, site, looks);
    people.set(who, person);
    if (who !== 'visitor') await logIn(person, `${who}@sargam.test`);
    return person;
  };

  it.each(pages)('shuts nobody out and fits (%s, %s)', async (who, path) => {
    const person = await personAs(who);
    await person.goTo(path);
    await untilSettled(person.page);
    const name = path.replace(/\?.*=/, '-').replaceAll('/', '') || 'landing';
    await person.shot(`looks-${looks.language}-${looks.width}-${name.slice(0, 40)}`);
    expect(await overflowOn(person.page)).toEqual([]);
    expect(await barriersOn(person.page)).toEqual([]);
    expect(person.troubles).toEqual([]);
  });
});
