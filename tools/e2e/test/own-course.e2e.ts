import { formatMoney } from '@sargam/kit/format';
import type { Browser } from 'playwright-core';
import { type ApiUser, demoAccount, logInToApi } from '../src/api/api-user.ts';
import { fetchMails } from '../src/api/inbox.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser, withBrowserUser } from '../src/browser-user.ts';
import { findDemoCourse } from '../src/demo-course.ts';
import { eventually } from '../src/eventually.ts';
import { saveNewCourse } from '../src/pages/admin/courses.ts';
import { fillBothLanguages, fillFields, press, waitForMessage } from '../src/pages/admin/form.ts';
import { connectToSite, type Site } from '../src/site.ts';
import { defineSteps } from '../src/steps.ts';

const now = Date.now();
const title = `Own course ${now}`;
const nextTitle = `${title}, second edition`;
const proposed = { silver: 1000, gold: 2000, diamond: 3000 };
const goldByAdmin = 2500;
const comment = 'Say which strings are used';

let site: Site;
let browser: Browser;
let instructor: BrowserUser;
let instructorApi: ApiUser;
let courseId = '';

const step = defineSteps('own-course', () => instructor);

/** The card of the course in My Courses. */
const openCard = async ({ page, t, goTo }: BrowserUser) => {
  await goTo('/instructorpanel?tab=0');
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: t('panel.teaching.edit_label', { title }) }) });
};

/** Runs actions of an admin in the row of the course that waits for review. */
const decide = (actions: (admin: BrowserUser) => Promise<void>): Promise<void> =>
  withBrowserUser(browser, site, { account: demoAccount('admin') }, async (admin) => {
    await admin.goTo('/admincoursereviews');
    await admin.page.getByRole('row').filter({ hasText: title }).waitFor();
    await actions(admin);
  });
const pressInRow = (admin: BrowserUser, text: string): Promise<void> =>
  press(admin, text, admin.page.getByRole('row').filter({ hasText: title }));

/** Waits for the mails about the course: how many ask for changes, and how many say that it is published. */
const waitForMails = (asked: number, published: number) =>
  eventually(`the instructor has ${asked} and ${published} mails`, async () => {
    const mails = await fetchMails(site, 'instructor@sargam.test');
    const own = mails.filter(({ subject }) => subject.includes(String(now)));
    const asking = own.filter(({ text }) => text.includes(comment)).length;
    return (asking === asked && own.length - asking === published) || undefined;
  });

beforeAll(async () => {
  site = await connectToSite();
  browser = await launchBrowser();
  const account = demoAccount('instructor');
  instructorApi = await logInToApi(site, account.email, account.password);
  instructor = await openBrowserUser(browser, site, { account });
});
afterAll(() => browser?.close());

step('an instructor makes a draft with proposed prices in the panel, and sends it for review', async () => {
  const { page, t, goTo } = instructor;
  await goTo('/instructorpanel?tab=0&edit=new');
  await saveNewCourse(instructor, {
    title: [title, `নিজের কোর্স ${now}`],
    prices: proposed,
    videos: ['piano-minuet'],
  });
  await page.waitForURL(({ searchParams }) => searchParams.get('edit') !== 'new');
  courseId = new URL(page.url()).searchParams.get('edit') ?? '';
  const send = page.getByRole('button', { name: t('admin.submission.send') });
  await eventually('the draft is complete', async () => {
    await goTo(`/instructorpanel?tab=0&edit=${courseId}`);
    await send.waitFor();
    return (await send.isEnabled()) || undefined;
  });
  await send.click();
  await waitForMessage(instructor, 'admin.submission.sent');
  await page.getByText(t('admin.submission.locked')).waitFor();
});

step('an admin asks for changes, which the instructor reads in the panel and in one mail', async () => {
  await decide(async (admin) => {
    await pressInRow(admin, 'admin.course_reviews.ask');
    const dialog = admin.page.getByRole('dialog');
    await fillFields(admin, dialog, { 'admin.course_reviews.comment': comment });
    await press(admin, 'admin.course_reviews.send_comment', dialog);
    await waitForMessage(admin, 'admin.course_reviews.asked');
  });
  await waitForMails(1, 0);
  const card = await openCard(instructor);
  await card.getByText(comment).waitFor();
});

step('the instructor changes the course and sends it again', async () => {
  const { page, goTo } = instructor;
  await goTo(`/instructorpanel?tab=0&edit=${courseId}`);
  await fillBothLanguages(instructor, page, 'admin.course_form.subtitle', ['Six strings', 'ছয় তার']);
  await press(instructor, 'admin.form.save');
  await waitForMessage(instructor, 'admin.course.updated');
  await press(instructor, 'panel.teaching.send_again', await openCard(instructor));
  await waitForMessage(instructor, 'panel.teaching.sent');
});

step(
  'the admin publishes it with another price; visitors see it, and the instructor has one mail',
  async () => {
    await decide(async (admin) => {
      await pressInRow(admin, 'admin.course_reviews.publish');
      const dialog = admin.page.getByRole('dialog');
      const gold = dialog.getByRole('group', { name: admin.t('kit.tier.gold'), exact: true });
      const price = gold.getByLabel(admin.t('admin.course_form.price'), { exact: true });
      await price.waitFor();
      expect(await price.inputValue()).toBe(String(proposed.gold));
      await price.fill(String(goldByAdmin));
      await press(admin, 'admin.course_reviews.publish', dialog);
      await waitForMessage(admin, 'admin.course.published');
    });
    await waitForMails(1, 1);
    await withBrowserUser(browser, site, {}, async ({ page, goTo }) => {
      await goTo(`/courseview?id=${courseId}`);
      await page.getByText(formatMoney(goldByAdmin, 'en')).first().waitFor();
    });
    await (await openCard(instructor))
      .getByText(instructor.t('panel.teaching.published'), { exact: true })
      .waitFor();
  },
);

step("the instructor can change neither the prices nor another instructor's course", async () => {
  await instructorApi.postForm(`/course/${courseId}/`, { priceGoldPrice: '1' });
  const shown = await instructorApi.get<{ priceGold: { price: number } }>(`/course/${courseId}/`);
  expect(shown.priceGold.price).toBe(goldByAdmin);
  const other = findDemoCourse('drums-first-beat');
  await expect(instructorApi.postForm(`/course/${other.id}/`, { title: 'Taken' })).rejects.toThrow('403');
});

step(
  'the instructor sends another title, and the admin sees the published and the proposed title',
  async () => {
    const { page, t, goTo } = instructor;
    await goTo(`/instructorpanel?tab=0&edit=${courseId}`);
    await fillBothLanguages(instructor, page, 'admin.course_form.title', [nextTitle, `নিজের কোর্স ${now}`]);
    await press(instructor, 'admin.form.save');
    await waitForMessage(instructor, 'admin.course.updated');
    await page.getByRole('button', { name: t('admin.submission.send') }).click();
    await waitForMessage(instructor, 'admin.submission.sent');
    await decide(async (admin) => {
      await pressInRow(admin, 'admin.course_reviews.compare');
      const dialog = admin.page.getByRole('dialog', { name: admin.t('admin.course_reviews.comparison') });
      const row = dialog.getByRole('row').filter({ hasText: admin.t('admin.course_form.title') });
      await row.getByRole('cell', { name: title, exact: true }).waitFor();
      await row.getByRole('cell', { name: nextTitle, exact: true }).waitFor();
      // The Bengali title is the published one, so it is no changed field.
      expect(await row.count()).toBe(1);
      await press(admin, 'kit.close', dialog);
    });
    expect(instructor.pageErrors).toEqual([]);
  },
);
