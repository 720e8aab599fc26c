import { isPlaylist, playsPlaylists } from '@sargam/kit/video';
import type { ErrorData } from 'hls.js';
import { createRecovery } from './recover-stream.ts';

type Playback = {
  /** Seconds; for playlists only. */
  startAt: number;
  /** Playback cannot go on with this URL. */
  onError: () => void;
  /** Fetches a new URL of the same video and quality; undefined if there is none. Rejects without a connection. */
  renew: () => Promise<string | undefined>;
};

/** A saved position closer to the end than this starts the lesson from the beginning. */
const NEAR_END_S = 2;

export const isNearEnd = (seconds: number, duration: number): boolean => seconds >= duration - NEAR_END_S;

/** hls.js loads with the first playlist that the browser cannot play itself. Without the subtitles and other parts that we do not use. */
const attachHls = async (
  video: HTMLVideoElement,
  src: string,
  { startAt, onError, renew, isClosed }: Playback & { isClosed: () => boolean },
): Promise<(() => void) | undefined> => {
  const { default: Hls } = await import('hls.js/light');
  if (isClosed()) return undefined;
  const recovery = createRecovery(video, src, {
    renew,
    onError,
    load: () => hls.startLoad(video.currentTime),
  });
  const xhrSetup = (xhr: XMLHttpRequest, url: string): void =>
    xhr.open('GET', recovery.renewedUrl(url), true);
  // The recovery loads failed segments again: hls.js would wait up to 8 s between attempts, and repeat an expired URL.
  const fragLoadPolicy = { default: { ...Hls.DefaultConfig.fragLoadPolicy.default, errorRetry: null } };
  const hls = new Hls({ startPosition: startAt, xhrSetup, fragLoadPolicy });
  hls.once(Hls.Events.LEVEL_LOADED, (_event, { details }) => {
    if (startAt === 0 || !isNearEnd(startAt, details.totalduration)) return;
    hls.stopLoad();
    // hls.js ends the request of the last segment first. Both segments need the same initialization segment.
    setTimeout(() => {
      if (!isClosed()) hls.startLoad(0);
    });
  });
  hls.on(Hls.Events.FRAG_LOADED, recovery.onLoaded);
  let hasRecoveredMedia = false;
  hls.on(Hls.Events.ERROR, (_event, { fatal, type, response }: ErrorData) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.NETWORK_ERROR) return recovery.onNetworkError(response?.code);
    if (type !== Hls.ErrorTypes.MEDIA_ERROR || hasRecoveredMedia) return onError();
    hasRecoveredMedia = true;
    hls.recoverMediaError();
  });
  hls.loadSource(src);
  hls.attachMedia(video);
  return () => {
    recovery.close();
    hls.destroy();
  };
};

/** Opens a URL in the video element and returns the function that closes it. */
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
