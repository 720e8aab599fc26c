import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';
import type { Person } from '../person.ts';
import { press, untilPlays, videoOn } from './player.ts';

/** A slow line, in kilobytes a second: what is ahead in a video is not there yet when somebody jumps to it. */
export const throttle = async ({ context, page }: Person, kilobytes: number): Promise<void> => {
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

/** What the calls for pieces of a video are answered from now on: their status codes so far. */
export const rangesOn = (page: Page): (() => readonly number[]) => {
  const statuses: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/v1/video/')) statuses.push(answer.status());
  });
  return () => statuses;
};

/** Presses the button that skips ten seconds, so many times, and waits until it plays from there. */
export const skipAhead = async ({ page, t }: Person, times: number): Promise<void> => {
  const start = await untilPlays(page);
  for (let pressed = 0; pressed < times; pressed += 1) await press(page, t, 'forward');
  await eventually('the lesson is further on', async () =>
    (await videoOn(page)).time > start.time + 10 * times - 1 ? true : undefined,
  );
  await untilPlays(page);
};

/** Pauses, waits until the server knows, and answers where (seconds). */
export const stopThere = async ({ page, t }: Person): Promise<number> => {
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/learning/position'));
  await press(page, t, 'pause');
  await kept;
  return (await videoOn(page)).time;
};
