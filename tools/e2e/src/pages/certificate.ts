import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { type BrowserUser, withBrowserUser } from '../browser-user.ts';
import { eventually } from '../eventually.ts';
import type { Site } from '../site.ts';
import { createTranslator, type Language } from '../texts.ts';
import { fillFields, press, waitForMessage } from './admin/form.ts';

/** Asks for the certificate of a watched course in the classroom. */
export const requestCertificate = async (user: BrowserUser, course: string): Promise<void> => {
  const { page, t, goTo } = user;
  await goTo('/studentpanel?tab=0');
  await page.getByRole('button', { name: t('panel.certificate.apply_label', { course }) }).click();
  await waitForMessage(user, 'panel.certificate.answer.success');
  await page.getByText(t('panel.certificate.state.pending'), { exact: true }).waitFor();
};

/** An instructor enters the marks of both exams of a student. */
export const recordMarks = async (
  user: BrowserUser,
  student: string,
  [theory, practical]: readonly [string, string],
): Promise<void> => {
  const { page, t, goTo } = user;
  await goTo('/instructorpanel?tab=0');
  await page.getByRole('button', { name: t('panel.exams.marks_label', { student }) }).click();
  const dialog = page.getByRole('dialog', { name: t('panel.exams.dialog') });
  await fillFields(user, dialog, { 'panel.exams.theory': theory, 'panel.exams.practical': practical });
  await press(user, 'panel.exams.save', dialog);
  await waitForMessage(user, 'panel.exams.saved');
};

/** Downloads the PDF in both languages from the classroom. Returns the path of the public page. */
export const downloadCertificate = async (
  { page, t, goTo }: BrowserUser,
  course: string,
): Promise<string> => {
  await goTo('/studentpanel?tab=0');
  for (const language of ['en', 'bn'] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t(`panel.certificate.pdf_${language}_label`, { course }) }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^CERT-\\d+-${language}\\.pdf$`));
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  }
  const link = page.getByRole('link', { name: t('panel.certificate.page') });
  return (await link.getAttribute('href')) ?? '';
};

/** Reads the public page in a new browser without an account and without JavaScript, until it has all texts. */
export const waitForPublicCertificate = (
  browser: Browser,
  site: Site,
  { path, language, texts }: { path: string; language: Language; texts: readonly string[] },
): Promise<void> =>
  withBrowserUser(browser, site, { language, javaScript: false }, async ({ page, goTo }) => {
    await eventually('the public page of the certificate has its texts', async () => {
      await goTo(path);
      const text = await page.getByRole('main').innerText();
      return texts.every((each) => text.includes(each)) || undefined;
    });
  });

interface PrintedTexts {
  readonly student: string;
  /** In English and Bengali. */
  readonly course: readonly [string, string];
  readonly instructor: readonly [string, string];
}

/** Verifies in both languages that a certificate with the marks 78 and 85 is valid. */
export const verifyCertificate = async (
  browser: Browser,
  site: Site,
  path: string,
  { student, course, instructor }: PrintedTexts,
): Promise<void> => {
  const valid = (language: Language) => createTranslator(language)('storefront.certificate_page.valid');
  const english = [student, course[0], instructor[0], '78 of 100', '85 of 100', valid('en')];
  await waitForPublicCertificate(browser, site, { path, language: 'en', texts: english });
  const bengali = [student, course[1], instructor[1], '১০০-এ ৭৮', '১০০-এ ৮৫', valid('bn')];
  await waitForPublicCertificate(browser, site, { path, language: 'bn', texts: bengali });
};
