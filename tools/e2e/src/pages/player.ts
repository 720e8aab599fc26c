import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';
import type { Text } from '../texts.ts';

/** What a test reads of the video element. */
export interface Playing {
  readonly time: number;
  readonly duration: number;
  readonly paused: boolean;
  readonly width: number;
  readonly src: string;
}

interface VideoElement {
  readonly currentTime: number;
  readonly duration: number;
  readonly paused: boolean;
  readonly videoWidth: number;
  readonly currentSrc: string;
}

export const videoOn = (page: Page): Promise<Playing> =>
  page.locator('video').evaluate((element) => {
    const video = element as unknown as VideoElement;
    return {
      time: video.currentTime,
      duration: video.duration,
      paused: video.paused,
      width: video.videoWidth,
      src: video.currentSrc,
    };
  });

/** Waits until the picture is there and the clock of the video really moves on by a second. */
export const untilPlays = async (page: Page): Promise<Playing> => {
  const since = await eventually('the video has a picture', async () => {
    const video = await videoOn(page);
    return video.width > 0 ? video : undefined;
  });
  return eventually('the video plays', async () => {
    const video = await videoOn(page);
    return !video.paused && video.time > since.time + 1 ? video : undefined;
  });
};

export const press = (page: Page, t: Text, what: 'play' | 'pause' | 'forward'): Promise<void> =>
  page
    .locator('media-controller')
    .getByRole('button', { name: t(`kit.player.${what}`), exact: true })
    .last()
    .click();
