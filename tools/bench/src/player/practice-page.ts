import { courses } from '@sargam/demo/content';
import { demoId } from '@sargam/demo/demo-id';
import { demoAccount } from '@sargam/e2e/api/api-user';
import { type BrowserUser, openBrowserUser } from '@sargam/e2e/browser-user';
import { eventually } from '@sargam/e2e/eventually';
import type { Site } from '@sargam/e2e/site';
import type { Browser } from 'playwright-core';
import { prepareRecorder } from './record-page.ts';

const course = courses.find(({ key }) => key === 'bass-walking');
const lesson = course?.lessons.find(({ access }) => access === 'open');

export interface LoopPoints {
  readonly start: number;
  readonly end: number;
}

/** Opens an open lesson of the demo and plays it at this speed, with the metronome. */
export const openPractice = async (browser: Browser, site: Site, rate: number): Promise<BrowserUser> => {
  if (!course || !lesson) throw new Error('The demo has no open lesson with a tempo.');
  const user = await openBrowserUser(browser, site, { account: demoAccount('student') });
  const { page, t } = user;
  await prepareRecorder(page);
  const id = demoId('lesson', `${course.key}/${lesson.key}`);
  await user.goTo(`/lesson?course=${demoId('course', course.key)}&lesson=${id}`);
  await page.getByRole('button', { name: t('panel.practice.metronome.start') }).waitFor();
  await page.keyboard.press('k');
  await page.evaluate(`document.querySelector('video').playbackRate = ${rate}`);
  await page.keyboard.press('m');
  return user;
};

/** The tempo of the lesson, as the page shows it at normal speed. */
export const readTempo = async (site: Site): Promise<number> => {
  const response = await fetch(`${site.address}/api/v1/course/${demoId('course', course?.key ?? '')}/`);
  const { videos } = (await response.json()) as { videos: { _id: string; tempo: number | null }[] };
  const found = videos.find(({ _id }) => _id === demoId('lesson', `${course?.key}/${lesson?.key}`));
  if (!found?.tempo) throw new Error('The lesson has no tempo. Load the demo data into a new site.');
  return found.tempo;
};

/** Sets a loop with typed times and starts it. */
export const setLoop = async ({ page, t }: BrowserUser, { start, end }: LoopPoints): Promise<void> => {
  // The key sets the end of the loop to the position, which must be after its start.
  await eventually(
    'the video has moved',
    async () =>
      (await page.evaluate<boolean>("document.querySelector('video').currentTime > 0.5")) || undefined,
  );
  await page.keyboard.press('b');
  for (const [point, seconds] of [
    ['end', end],
    ['start', start],
  ] as const) {
    const field = page.getByRole('textbox', { name: t(`panel.practice.loop.${point}`) });
    await field.fill(String(seconds));
    await field.press('Enter');
    await field.blur();
  }
  await page.evaluate(`document.querySelector('video').currentTime = ${start}`);
};
