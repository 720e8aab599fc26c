import type { BrowserContext, Page } from 'playwright-core';
import type { Person } from '../person.ts';

/** A slow line, in kilobytes a second: what is ahead in a video is not there yet when somebody jumps to it. */
export const throttle = async (context: BrowserContext, page: Page, kilobytes: number): Promise<void> => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: kilobytes * 1024,
    uploadThroughput: kilobytes * 1024,
  });
};

/** From the classroom into the course, and there to the lesson of this name. */
export const openLesson = async ({ page, t, goTo }: Person, lesson: string): Promise<void> => {
  await goTo('/studentpanel?tab=0');
  await page.getByRole('link', { name: t('panel.classroom.continue') }).click();
  await page.getByRole('complementary').getByRole('link', { name: lesson }).click();
};
