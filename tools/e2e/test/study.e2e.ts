import type { Browser } from 'playwright-core';
import { type ApiUser, demoAccount, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { watchCourse } from '../src/api/finish-course.ts';
import { buyCourse } from '../src/api/student-actions.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import { eventually } from '../src/eventually.ts';
import { readVideo, waitUntilPlaying } from '../src/pages/player.ts';
import { connectToSite, type Site } from '../src/site.ts';

interface Lesson {
  readonly _id: string;
  readonly title: string;
  readonly captions: readonly object[];
}

const now = Date.now();
// A course of the demo's instructor.
const course = findDemoCourse('guitar-first-chords');
const account = { email: `studying-${now}@sargam.test`, password };
// Without digits, as names are.
const firstName = `Jui${[...String(now)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

let site: Site;
let browser: Browser;
let student: ApiUser;
let lessons: readonly Lesson[];
beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
  const admin = await logInToApi(site, 'admin@sargam.test');
  student = await createStudent(site, admin, account.email, `${firstName} Rahman`);
  await buyCourse(site, student, course, 'silver');
  lessons = await eventually('the student has the course', async () => {
    const { videos } = await student.get<{ videos: (Lesson & { src: string | null })[] }>(
      `/course/${course.id}/`,
    );
    return videos.every(({ src }) => src !== null) ? videos : undefined;
  });
});
afterAll(() => browser?.close());

/** Students see what an editor changes in a published course after its publication (decision B89). */
const publishChanges = async (): Promise<unknown> =>
  (await logInToApi(site, 'admin@sargam.test')).post(`/course/revision/publish/${course.id}`, {});

const openLesson = async ({ page, t, goTo }: BrowserUser, lesson: Lesson | undefined): Promise<void> => {
  await goTo(`/lesson?course=${course.id}&lesson=${lesson?._id}`);
  await page.getByRole('heading', { name: t('panel.practice.loop.title') }).waitFor();
};

const goToEnd = async (user: BrowserUser): Promise<void> => {
  const { page } = user;
  await page.keyboard.press('k');
  await waitUntilPlaying(page);
  await page.evaluate("document.querySelector('video').currentTime = 1e6");
};

const visitCourseAsInstructor = (check: (user: BrowserUser) => Promise<void>): Promise<void> =>
  withBrowserUser(browser, site, { account: demoAccount('instructor') }, async (user) => {
    await user.goTo(`/instructorpanel?tab=0&course=${course.id}`);
    const { page, t } = user;
    await page.getByRole('heading', { name: t('panel.shared_practice.title') }).waitFor();
    await page.waitForLoadState('networkidle');
    await check(user);
  });

it('the instructor sees the practice of a student only while the student shares the journal', () =>
  withBrowserUser(browser, site, { account }, async (user) => {
    const { page, t, goTo } = user;
    await openLesson(user, lessons[0]);
    await page.keyboard.press('k');
    await waitUntilPlaying(page);
    const sent = page.waitForResponse((response) => response.url().includes('/learning/practice/'));
    await page.keyboard.press('k');
    await sent;
    const isShared = async (expected: boolean): Promise<void> =>
      visitCourseAsInstructor(async (instructor) => {
        const row = instructor.page.getByRole('row').filter({ hasText: firstName });
        expect(await row.count()).toBe(expected ? 1 : 0);
        if (expected) expect(await row.textContent()).not.toContain('Rahman');
      });
    await isShared(false);
    await goTo('/studentpanel?tab=0');
    const share = page.getByRole('switch', { name: t('panel.journal.share') });
    await share.press('Space');
    await page.getByText(t('panel.journal.now_shared')).waitFor();
    await isShared(true);
    await share.press('Space');
    await page.getByText(t('panel.journal.now_private')).waitFor();
    await isShared(false);
  }));

it('uploaded captions are shown over the video at their time, and other files are refused', () => {
  const lesson = lessons.find(({ captions }) => captions.length === 0);
  if (!lesson) throw new Error('Every lesson of the course has captions.');
  const upload = async ({ page, t, goTo }: BrowserUser, name: string, text: string): Promise<void> => {
    await goTo(`/updatelesson?id=${course.id}`);
    await page.getByRole('button', { name: `${t('admin.lessons.details')}: ${lesson.title}` }).click();
    const field = page.getByLabel(t('admin.lessons.captions', { language: t('kit.language.en') }));
    await field.setInputFiles({ name, mimeType: 'text/vtt', buffer: Buffer.from(text) });
  };
  return withBrowserUser(browser, site, { account: demoAccount('admin') }, async (admin) => {
    await upload(admin, 'words.vtt', 'These are no captions.');
    await admin.page.getByText('The captions are not WebVTT.').waitFor();
    await upload(admin, 'words.vtt', 'WEBVTT\n\n00:01.000 --> 00:30.000\nRelax the left thumb\n');
    await admin.page.getByText(admin.t('admin.lessons.has_captions')).waitFor();
    await publishChanges();
    await withBrowserUser(browser, site, { account }, async (user) => {
      await openLesson(user, lesson);
      await user.page.keyboard.press('u');
      await user.page.keyboard.press('k');
      await waitUntilPlaying(user.page);
      const caption = user.page.getByText('Relax the left thumb');
      await caption.waitFor();
      await user.page.evaluate("document.querySelector('video').currentTime = 0");
      await user.page.keyboard.press('u');
      await caption.waitFor({ state: 'detached' });
    });
    await admin.page
      .getByRole('button', { name: admin.t('admin.delete'), exact: true })
      .first()
      .click();
    await admin.page.getByText(admin.t('admin.lessons.has_captions')).waitFor({ state: 'detached' });
    await publishChanges();
  });
});

it('the card at the end of a lesson opens the next lesson, and at the end of the course the certificate', () =>
  withBrowserUser(browser, site, { account }, async (user) => {
    const { page, t } = user;
    await openLesson(user, lessons[0]);
    await goToEnd(user);
    const card = page.locator('media-controller').getByRole('region', { name: t('kit.player.end.done') });
    await card.getByText(lessons[1]?.title ?? '').waitFor();
    await card.getByRole('link', { name: t('panel.end.next') }).press('Enter');
    await page.waitForURL(new RegExp(`lesson=${lessons[1]?._id}`));
    expect((await waitUntilPlaying(page)).time).toBeLessThan(20);

    await watchCourse(student, course.id);
    await openLesson(user, lessons.at(-1));
    await goToEnd(user);
    await card
      .getByRole('button', { name: t('panel.certificate.apply_label', { course: course.title('en') }) })
      .waitFor();
    await card.getByRole('link', { name: t('panel.end.courses') }).waitFor();
    await card.getByRole('button', { name: t('panel.end.again') }).press('Enter');
    await card.waitFor({ state: 'detached' });
    await eventually('the lesson starts again', async () =>
      (await readVideo(page)).time < 10 ? true : undefined,
    );
  }));
