import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserUser } from '../browser-user.ts';
import { eventually } from '../eventually.ts';
import { setNetwork } from './network.ts';
import { readVideo, waitUntilPlaying } from './player.ts';

/** The longest loss of the connection that a student does not have to do anything about. Milliseconds. */
const outageMs = 10_000;

/**
 * About the rate of a demo lesson, in kilobytes per second. A video that is opened at this rate has little in its buffer, so that the buffer runs out during
 * an outage.
 */
export const rateOfLesson = 16;

export const expectNoFailure = async ({ page, t }: BrowserUser): Promise<void> =>
  expect(
    await page
      .getByRole('alert')
      .filter({ hasText: t('kit.player.failed') })
      .count(),
  ).toBe(0);

/** Cuts the network of a playing video for ten seconds. The video then goes on by itself at the same position, with the full bandwidth. */
export const expectToSurviveOutage = async (user: BrowserUser): Promise<void> => {
  const { page } = user;
  const before = await waitUntilPlaying(page);
  await setNetwork(user, { offline: true });
  await sleep(outageMs);
  const during = await readVideo(page);
  await setNetwork(user, {});
  // A video whose buffer has run out is loaded again, and is at 0 for a moment.
  const reached = Math.max(during.time, before.time);
  const after = await eventually('the video goes on after the outage', async () => {
    const video = await readVideo(page);
    return !video.paused && video.time > reached + 1 ? video : undefined;
  });
  expect(after.time).toBeLessThan(before.time + outageMs / 1000 + 15);
  await expectNoFailure(user);
};
