import { instructors } from '@sargam/demo/content';
import type { Browser } from 'playwright-core';
import { demoAccount, logInToApi } from '../src/api/api-user.ts';
import { createStudent, password } from '../src/api/create-student.ts';
import { launchBrowser } from '../src/browser.ts';
import { type BrowserUser, openBrowserUser } from '../src/browser-user.ts';
import { eventually } from '../src/eventually.ts';
import { connectToSite } from '../src/site.ts';
import { defineSteps } from '../src/steps.ts';

const now = Date.now();
const account = { email: `writer-${now}@sargam.test`, password };
// Without digits, because a long number is refused as a phone number.
const run = [...String(now)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const question = `বাঁ হাতের বুড়ো আঙুল কোথায় থাকবে? ${run}`;
const answer = `Behind the second fret. ${run}`;
// The profile of the demo's instructor account.
const recipient = instructors.find(({ key }) => key === 'arif-chowdhury')?.name.bn ?? '';

let browser: Browser;
let student: BrowserUser;
let instructor: BrowserUser;
beforeAll(async () => {
  const site = await connectToSite();
  browser = await launchBrowser();
  await createStudent(site, await logInToApi(site, 'admin@sargam.test'), account.email);
  [student, instructor] = await Promise.all([
    openBrowserUser(browser, site, { account, language: 'bn' }),
    openBrowserUser(browser, site, { account: demoAccount('instructor') }),
  ]);
});
afterAll(() => browser?.close());

const step = defineSteps('messages', () => student);

const send = async ({ page, t }: BrowserUser, text: string): Promise<void> => {
  await page.getByLabel(t('panel.messages.message'), { exact: true }).fill(text);
  await page.getByRole('button', { name: t('panel.messages.send'), exact: true }).click();
};

/** The message of this run in a list of the panel, which has the oldest waiting message first. */
const findMessage = async ({ page, t }: BrowserUser) => {
  const message = page.getByRole('article').filter({ hasText: question });
  const more = page.getByRole('button', { name: t('panel.messages.more') });
  await eventually('the message is in the list', async () => {
    if (await message.isVisible()) return true;
    if (await more.isEnabled({ timeout: 250 })) await more.click();
    return undefined;
  });
  return message;
};

step('with a phone number is refused with the specified sentence, and its text stays', async () => {
  const { page, t, goTo } = student;
  await goTo('/studentpanel?tab=2');
  await page.getByLabel(t('panel.messages.to'), { exact: true }).selectOption({ label: recipient });
  const withPhone = `${question} ০১৭১১-২২৩৩৫৫`;
  await send(student, withPhone);
  await page
    .getByRole('alert')
    .filter({ hasText: t('panel.messages.rule.phone') })
    .first()
    .waitFor();
  expect(await page.getByLabel(t('panel.messages.message'), { exact: true }).inputValue()).toBe(withPhone);
});

step('is sent by the student, in Bengali, and is pending', async () => {
  const { page, t } = student;
  await send(student, question);
  await page.getByText(t('panel.messages.sent')).waitFor();
  const pending = page.getByRole('region', { name: t('panel.messages.pending') }).first();
  await pending.getByText(question).waitFor();
});

step('is answered by the instructor', async () => {
  const { page, t, goTo } = instructor;
  await goTo('/instructorpanel?tab=3');
  const message = await findMessage(instructor);
  await message.getByRole('button', { name: t('panel.messages.answer') }).click();
  await page.getByLabel(t('panel.messages.your_reply'), { exact: true }).fill(answer);
  await page.getByRole('button', { name: t('panel.messages.send_reply'), exact: true }).click();
  await page.getByText(t('panel.messages.reply_sent')).waitFor();
  await message.waitFor({ state: 'detached' });
});

step('is shown to the student with its answer', async () => {
  const { page, t, goTo } = student;
  await goTo('/studentpanel?tab=2');
  const answered = page.getByRole('region', { name: t('panel.messages.answered') }).first();
  const message = answered.getByRole('article').filter({ hasText: question });
  await message.getByText(answer).waitFor();
  expect(await page.getByRole('article').filter({ hasText: question }).count()).toBe(1);
  expect([student, instructor].flatMap(({ pageErrors }) => pageErrors)).toEqual([]);
});
