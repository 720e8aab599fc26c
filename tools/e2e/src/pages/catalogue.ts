import { type CourseContent, courses, instructors } from '@sargam/demo/content';
import { demoId } from '@sargam/demo/demo-id';
import { formatMoney } from '@sargam/kit/format';
import type { BrowserUser } from '../browser-user.ts';
import { eventually } from '../eventually.ts';
import { findOffer } from './checkout.ts';

const languageNames = { en: 'English', bn: 'বাংলা' } as const;

/** Presses the button of the other language in the header, and then the button of the user's language. */
export const switchLanguageAndBack = async ({ page, language }: BrowserUser): Promise<void> => {
  for (const next of [language === 'en' ? 'bn' : 'en', language] as const) {
    await page.getByRole('banner').getByRole('button', { name: languageNames[next] }).click();
    await page.locator(`html[lang=${next}]`).waitFor({ state: 'attached' });
  }
};

/** Expects the featured courses and instructors on the open landing page. */
export const expectFeatured = async ({ page, t, language }: BrowserUser): Promise<void> => {
  await page.getByRole('heading', { name: t('storefront.featured.title') }).waitFor();
  for (const course of courses.filter(({ featured }) => featured))
    await page.getByRole('link', { name: course.title[language], exact: true }).first().waitFor();
  const people = page.getByRole('region', { name: t('storefront.people.title') });
  for (const { name } of instructors.filter(({ featured }) => featured))
    await people.getByRole('link', { name: name[language] }).waitFor();
};

/**
 * Opens the course list and filters it by guitar, beginner and the instructor of `course`. Expects the courses of the demo that fit after
 * each filter, and their count: other suites publish courses meanwhile.
 */
export const filterCourses = async (
  { page, t, language }: BrowserUser,
  course: CourseContent,
): Promise<void> => {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('shell.nav.courses') })
    .first()
    .click();
  const main = page.getByRole('main');
  const titles = main.getByRole('article').getByRole('link');
  const published = courses.filter((one) => one.published);
  const expectShown = (expected: readonly CourseContent[]) =>
    eventually('the list has the courses of its filters', async () => {
      const names = await titles.allInnerTexts();
      const shown = published.filter(({ title }) => names.includes(title[language]));
      if (shown.length !== expected.length || shown.some((one) => !expected.includes(one))) return undefined;
      const count = await main.getByRole('article').count();
      return (
        (await page.getByText(t('kit.count.results', { count }), { exact: true }).count()) > 0 || undefined
      );
    });
  await titles.first().waitFor();
  await page.getByRole('button', { name: t('kit.category.guitar'), exact: true }).click();
  const guitar = published.filter(({ category }) => category === 'Guitar');
  await expectShown(guitar);
  await page.getByRole('button', { name: t('kit.level.beginner'), exact: true }).click();
  const beginners = guitar.filter(({ level }) => level === 'beginner');
  await expectShown(beginners);
  await page
    .getByRole('combobox', { name: t('storefront.courses.instructor'), exact: true })
    .selectOption(demoId('instructor', course.instructor));
  await expectShown(beginners.filter(({ instructor }) => instructor === course.instructor));
};

/** Waits until the course page shows the title, every lesson, and price and days of every tier. */
export const expectCourseOnPage = async (user: BrowserUser, course: CourseContent): Promise<void> => {
  const { page, t, language } = user;
  await page.getByRole('heading', { name: course.title[language], level: 1 }).waitFor();
  for (const lesson of course.lessons) await page.getByText(lesson.title[language]).first().waitFor();
  for (const tier of ['silver', 'gold', 'diamond'] as const) {
    const offer = course.tiers[tier];
    if (!offer) throw new Error(`The course has no ${tier}.`);
    const shown = findOffer(user, tier);
    const price = formatMoney(Number(offer.pricePoisha) / 100, language);
    await shown.getByText(price).first().waitFor();
    await shown.getByText(t('storefront.offer.watch', { count: offer.validityDays })).waitFor();
  }
};
