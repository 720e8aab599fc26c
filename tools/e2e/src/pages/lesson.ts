import type { Page } from 'playwright-core';
import type { BrowserUser } from '../browser-user.ts';
import { eventually } from '../eventually.ts';
import { pressPlayerButton, readVideo, waitUntilPlaying } from './player.ts';

/** Opens a lesson from the classroom. */
export const openLesson = async ({ page, t, goTo }: BrowserUser, lesson: string): Promise<void> => {
  await goTo('/studentpanel?tab=0');
  await page
    .getByRole('link', { name: t('panel.classroom.continue') })
    .or(page.getByRole('link', { name: t('panel.classroom.start'), exact: true }))
    .click();
  await page.getByRole('complementary').getByRole('link', { name: lesson }).click();
};

/** Records the status codes of video requests from now on; the returned function reads them. */
export const recordVideoStatuses = (page: Page): (() => readonly number[]) => {
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/v1/video/')) statuses.push(response.status());
  });
  return () => statuses;
};

/** Presses the button that skips ten seconds `times` times, and waits until the video plays from there. */
export const skipForward = async ({ page, t }: BrowserUser, times: number): Promise<void> => {
  const start = await waitUntilPlaying(page);
  for (let pressed = 0; pressed < times; pressed += 1) await pressPlayerButton(page, t, 'forward');
  await eventually('the lesson has skipped forward', async () =>
    (await readVideo(page)).time > start.time + 10 * times - 1 ? true : undefined,
  );
  await waitUntilPlaying(page);
};

/** Pauses, waits until the server has saved the position, and returns it (seconds). */
export const pauseAndReadPosition = async ({ page, t }: BrowserUser): Promise<number> => {
  const saved = page.waitForResponse((response) => response.url().endsWith('/learning/position'));
  await pressPlayerButton(page, t, 'pause');
  await saved;
  return (await readVideo(page)).time;
};
