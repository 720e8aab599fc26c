import { createStore } from '@sargam/kit';
import { isPlaylist } from '@sargam/kit/video';

/** `saver` limits the quality to 240p. `sound` loads no picture. */
export const videoQualities = ['auto', 'saver', 'sound'] as const;
export type VideoQuality = (typeof videoQualities)[number];

const STORAGE_KEY = 'sargam.data-saver';

const readRemembered = (): VideoQuality =>
  typeof localStorage !== 'undefined' && localStorage.getItem(STORAGE_KEY) === 'on' ? 'saver' : 'auto';

const { set, use } = createStore(readRemembered());

export const useVideoQuality = use;

/** The data saver is remembered on this device. The sound alone is for the open page and does not change what is remembered. */
export const setVideoQuality = (quality: VideoQuality): void => {
  if (quality !== 'sound') localStorage.setItem(STORAGE_KEY, quality === 'saver' ? 'on' : 'off');
  set(quality);
};

/** Sets the quality that is remembered on this device, for a video without sound. */
export const resetVideoQuality = (): void => set(readRemembered());

const playlists = { saver: '240p.m3u8', sound: 'sound.m3u8' } as const;

/** The playlist of this quality, beside the one that lists all of them. Other URLs have one quality. */
export const withQuality = (src: string, quality: VideoQuality): string =>
  quality === 'auto' || !isPlaylist(src) ? src : src.replace(/[^/]+$/, playlists[quality]);

/** The qualities that this multivariant playlist lists. Every video has the lowest one; a video without sound has no `sound`. */
export const qualitiesOf = (playlist: string): readonly VideoQuality[] => {
  const listed = new Set(playlist.split(/\r?\n/));
  return videoQualities.filter((quality) => quality === 'auto' || listed.has(playlists[quality]));
};
