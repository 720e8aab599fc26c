import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';
import type { Translate } from '../texts.ts';

/** The state of the video element. */
export interface VideoState {
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

export const readVideo = (page: Page): Promise<VideoState> =>
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

/** Waits until the video shows a picture and its time has moved on by a second. */
export const waitUntilPlaying = async (page: Page): Promise<VideoState> => {
  const start = await eventually('the video has a picture', async () => {
    const video = await readVideo(page);
    return video.width > 0 ? video : undefined;
  });
  return eventually('the video plays', async () => {
    const video = await readVideo(page);
    return !video.paused && video.time > start.time + 1 ? video : undefined;
  });
};

export const pressPlayerButton = (
  page: Page,
  t: Translate,
  button: 'play' | 'pause' | 'forward',
): Promise<void> =>
  page
    .locator('media-controller')
    .getByRole('button', { name: t(`kit.player.${button}`), exact: true })
    .last()
    .click();

/** A file with more than 2,000 bytes of the video that plays: of its lowest quality, if it has several. */
export const mediaUrl = ({ src }: Pick<VideoState, 'src'>): string => src.replace(/[^/]+\.m3u8$/, '240p.mp4');
