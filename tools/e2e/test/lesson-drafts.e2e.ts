import type { Browser } from 'playwright-core';
import { type ApiUser, demoAccount, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { buyCourse } from '../src/api/student-actions.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import { eventually } from '../src/eventually.ts';
import { fillBothLanguages, press, waitForMessage } from '../src/pages/admin/form.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { defineSteps } from '../src/steps.ts';

interface Lesson {
  readonly _id: string;
  readonly title: string;
  readonly titleBn?: string;
  readonly src: string | null;
}

const now = Date.now();
// A course of the demo's instructor.
const course = findDemoCourse('guitar-bangla-band-chords');
const newTitle = `Barre chords ${now}`;

let site: Site;
let browser: Browser;
let instructor: BrowserUser;
let student: BrowserUser;
let admin: ApiUser;
let lesson: Lesson;

const step = defineSteps('lesson-drafts', () => instructor);
const readLessons = async (user: ApiUser) =>
  (await user.get<{ videos: readonly Lesson[] }>(`/course/${course.id}/?texts=both`)).videos;

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
  admin = await logInToApi(site, 'admin@sargam.test');
  // Of an earlier run that failed.
  await admin.delete(`/course/revision/${course.id}`);
  const account = { email: `drafts-${now}@sargam.test`, password };
  const studentApi = await createStudent(site, admin, account.email);
  await buyCourse(site, studentApi, course, 'silver');
  lesson = await eventually('the student has the course', async () =>
    (await readLessons(studentApi)).every(({ src }) => src !== null)
      ? (await readLessons(admin))[0]
      : undefined,
  );
  student = await openBrowserUser(browser, site, { account });
  instructor = await openBrowserUser(browser, site, { account: demoAccount('instructor') });
});
afterAll(async () => {
  const { _id: id, title: originalname, titleBn: originalnameBn } = lesson;
  await admin.post('/course/status/', { id, originalname, originalnameBn });
  await browser?.close();
});

/** Opens the lesson as the student, and waits for this title. */
const waitForTitle = async ({ page, goTo }: BrowserUser, title: string): Promise<void> => {
  await goTo(`/lesson?course=${course.id}&lesson=${lesson._id}`);
  await page.getByRole('heading', { name: title }).first().waitFor();
};

step(
  'an instructor renames a lesson of a published course, and the editor says that it is not published',
  async () => {
    const { page, t, goTo } = instructor;
    await goTo(`/instructorpanel?tab=0&lessons=${course.id}`);
    await page.getByText(t('admin.revision.lessons_text')).waitFor();
    await page.getByRole('button', { name: `${t('admin.lessons.rename')}: ${lesson.title}` }).click();
    await fillBothLanguages(instructor, page, 'admin.lessons.title', [newTitle, `বার কর্ড ${now}`]);
    await press(instructor, 'admin.form.save');
    const row = page.getByRole('listitem').filter({ hasText: newTitle });
    await row.getByText(t('admin.lessons.unpublished.changed')).waitFor();
  },
);

step('the student still has the earlier title, and the preview of the editor has the new one', async () => {
  await waitForTitle(student, lesson.title);
  const { page, goTo } = instructor;
  await goTo(`/courseview?id=${course.id}&preview=draft`);
  await page.getByText(newTitle).first().waitFor();
  await goTo(`/courseview?id=${course.id}`);
  await page.getByText(lesson.title).first().waitFor();
  expect(await page.getByText(newTitle).count()).toBe(0);
});

step('the instructor sends the course for review, and changes no lesson in the meantime', async () => {
  const { page, t, goTo } = instructor;
  await goTo(`/instructorpanel?tab=0&edit=${course.id}`);
  await page.getByText(t('admin.revision.lesson_changes', { count: 1 })).waitFor();
  await press(instructor, 'admin.submission.send');
  await waitForMessage(instructor, 'admin.submission.sent');
  await goTo(`/instructorpanel?tab=0&lessons=${course.id}`);
  await page.getByText(t('admin.submission.locked')).waitFor();
});

step('an admin reads how many lessons are changed and publishes; the student has the new title', async () => {
  await withBrowserUser(browser, site, { account: demoAccount('admin') }, async (reviewer) => {
    const { page, t, goTo } = reviewer;
    await goTo('/admincoursereviews');
    const row = page.getByRole('row').filter({ hasText: course.title('en') });
    await row.getByText(t('admin.course_reviews.lesson_changes', { count: 1 })).waitFor();
    await press(reviewer, 'admin.course_reviews.publish', row);
    await press(reviewer, 'admin.course_reviews.publish', page.getByRole('dialog'));
    await waitForMessage(reviewer, 'admin.course.published');
  });
  await eventually('the student has the new title', async () => {
    await student.goTo(`/lesson?course=${course.id}&lesson=${lesson._id}`);
    await student.page
      .getByRole('heading', { name: String(now) })
      .or(student.page.getByRole('heading', { name: lesson.title }))
      .first()
      .waitFor();
    return (await student.page.getByRole('heading', { name: newTitle }).count()) > 0 || undefined;
  });
  const { page, t, goTo } = instructor;
  await goTo(`/instructorpanel?tab=0&lessons=${course.id}`);
  await page.getByRole('listitem').filter({ hasText: newTitle }).waitFor();
  expect(await page.getByText(t('admin.lessons.unpublished.changed')).count()).toBe(0);
  expect(instructor.pageErrors).toEqual([]);
});
