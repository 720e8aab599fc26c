import { isPlaylist, playsPlaylists } from '@sargam/kit/video';

type Playback = { startAt: number; onError: () => void };

/** hls.js loads with the first playlist that the browser cannot play itself. Without the subtitles and other parts that we do not use. */
const attachHls = async (
  video: HTMLVideoElement,
  src: string,
  { startAt, onError, isClosed }: Playback & { isClosed: () => boolean },
): Promise<(() => void) | undefined> => {
  const { default: Hls } = await import('hls.js/light');
  if (isClosed()) return undefined;
  const hls = new Hls({ startPosition: startAt });
  let hasRecovered = false;
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type !== Hls.ErrorTypes.MEDIA_ERROR || hasRecovered) return onError();
    hasRecovered = true;
    hls.recoverMediaError();
  });
  hls.loadSource(src);
  hls.attachMedia(video);
  return () => hls.destroy();
};

/** Opens an address in the video element and returns the function that closes it. `startAt` in seconds; for playlists only. */
export const openSource = (video: HTMLVideoElement, src: string, playback: Playback): (() => void) => {
  if (!isPlaylist(src) || playsPlaylists()) {
    video.src = src;
    return () => undefined;
  }
  let isClosed = false;
  let detach: (() => void) | undefined;
  attachHls(video, src, { ...playback, isClosed: () => isClosed }).then(
    (attached) => {
      detach = attached;
    },
    () => {
      if (!isClosed) playback.onError();
    },
  );
  return () => {
    isClosed = true;
    detach?.();
  };
};
