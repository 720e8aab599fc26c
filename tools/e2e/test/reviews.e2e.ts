import type { Browser } from 'playwright-core';
import { type Account, type ApiUser, demoAccount, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { watchCourse } from '../src/api/finish-course.ts';
import { fetchMails } from '../src/api/inbox.ts';
import { buyCourse } from '../src/api/student-actions.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import { eventually } from '../src/eventually.ts';
import { fetchRenderedPage } from '../src/page-html.ts';
import { answerReview, hideReview, restoreReview, writeReview } from '../src/pages/reviews.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { defineSteps } from '../src/steps.ts';

const now = Date.now();
// A course of the demo's instructor.
const course = findDemoCourse('guitar-first-chords');
const student = { email: `reviewer-${now}@sargam.test`, password };
const instructor = demoAccount('instructor');
// Without digits, because a long number is refused as a phone number.
const run = [...String(now)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const words = `Slow enough for me, and every song is known. ${run}`;
const answer = `Thank you, play it slowly first. ${run}`;

interface Rating {
  readonly average: number;
  readonly count: number;
}

let site: Site;
let browser: Browser;
let studentApi: ApiUser;
let before: Rating;
let current: BrowserUser | undefined;

const step = defineSteps('reviews', () => current);
const asUser = (account: Account | undefined, actions: (user: BrowserUser) => Promise<void>): Promise<void> =>
  withBrowserUser(browser, site, { ...(account && { account }) }, async (user) => {
    current = user;
    await actions(user);
  });
const fetchRating = async (): Promise<Rating> =>
  (await studentApi.get<{ rating: Rating | null }>(`/course/${course.id}/`)).rating ?? {
    average: 0,
    count: 0,
  };

/** Waits for one mail to the address with these words. */
const waitForMail = (address: string, part: string) =>
  eventually(`${address} has one mail with the words`, async () => {
    const mails = await fetchMails(site, address);
    return mails.filter(({ text }) => text.includes(part)).length === 1 || undefined;
  });
const isListed = async (): Promise<boolean> => {
  const { data } = await studentApi.get<{ data: { text: string }[] }>(`/course/${course.id}/reviews`);
  return data.some(({ text }) => text === words);
};

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
  studentApi = await createStudent(site, await logInToApi(site, 'admin@sargam.test'), student.email);
  await buyCourse(site, studentApi, course, 'silver');
  await watchCourse(studentApi, course.id);
  before = await fetchRating();
});
afterAll(() => browser?.close());

step(
  'a student rates the course with five stars beside a lesson, and the instructor has one mail',
  async () => {
    await asUser(student, (user) => writeReview(user, course.id, { stars: 5, words }));
    await waitForMail(instructor.email, words);
  },
);

step('the card of the course shows the average and the number of reviews', async () => {
  const rating = await eventually('the rating counts the review', async () => {
    const found = await fetchRating();
    return found.count > before.count ? found : undefined;
  });
  await asUser(undefined, async ({ page, t, goTo }) => {
    await eventually('the card has the rating', async () => {
      await goTo('/allcourses?catagory=Guitar');
      const card = page.getByRole('listitem').filter({ hasText: course.title('en') });
      const text = t('kit.rating.summary', { average: rating.average.toFixed(1), count: rating.count });
      return (await card.getByText(text).count()) > 0 || undefined;
    });
  });
});

step('the instructor answers, and the student has one mail', async () => {
  await asUser(instructor, (user) => answerReview(user, course.id, { words, answer }));
  await waitForMail(student.email, answer);
});

step('an admin hides the review, which counts no longer, and restores it with its answer', async () => {
  await asUser(demoAccount('admin'), async (admin) => {
    await hideReview(admin, words, 'Not about the course');
    expect(await isListed()).toBe(false);
    await eventually(
      'the review is not counted',
      async () => (await fetchRating()).count === before.count || undefined,
    );
    await restoreReview(admin, words);
  });
  expect(await isListed()).toBe(true);
  // A rendered page is cached for up to 5 s.
  const path = `/courseview?id=${course.id}`;
  await fetchRenderedPage(site, path, 'en', (html) => html.includes(answer));
  await asUser(undefined, async ({ page, goTo }) => {
    await goTo(`${path}#reviews`);
    await page.getByRole('article').filter({ hasText: words }).getByText(answer).waitFor();
  });
});
