import { type RefObject, useEffect, useState } from 'react';

export type VideoState = {
  paused: boolean;
  waiting: boolean;
  started: boolean;
  time: number;
  duration: number;
  volume: number;
  muted: boolean;
  rate: number;
};

const events = [
  'play',
  'playing',
  'pause',
  'waiting',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'volumechange',
  'ratechange',
  'ended',
  'emptied',
] as const;

/** Volume on a first visit; what the person sets holds for the page, not longer. */
export const FIRST_VOLUME = 0.3;

const first: VideoState = {
  paused: true,
  waiting: false,
  started: false,
  time: 0,
  duration: 0,
  volume: FIRST_VOLUME,
  muted: false,
  rate: 1,
};

const read = (video: HTMLVideoElement): VideoState => ({
  paused: video.paused,
  waiting: !video.paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  started: video.currentTime > 0 || !video.paused,
  time: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  volume: video.volume,
  muted: video.muted,
  rate: video.playbackRate,
});

/** What the controls show of the video, drawn again as it changes. */
export const useVideoState = (ref: RefObject<HTMLVideoElement | null>): VideoState => {
  const [state, setState] = useState(first);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.volume = FIRST_VOLUME;
    const look = (): void => setState(read(video));
    for (const name of events) video.addEventListener(name, look);
    look();
    return () => {
      for (const name of events) video.removeEventListener(name, look);
    };
  }, [ref]);
  return state;
};
