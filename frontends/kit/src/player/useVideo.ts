import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';

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

/** The volume at page load. A changed volume is not saved. */
export const INITIAL_VOLUME = 0.3;

const initialState: VideoState = {
  paused: true,
  waiting: false,
  started: false,
  time: 0,
  duration: 0,
  volume: INITIAL_VOLUME,
  muted: false,
  rate: 1,
};

const readState = (video: HTMLVideoElement): VideoState => ({
  paused: video.paused,
  waiting: !video.paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  started: video.currentTime > 0 || !video.paused,
  time: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  volume: video.volume,
  muted: video.muted,
  rate: video.playbackRate,
});

const useVideoState = (ref: RefObject<HTMLVideoElement | null>): VideoState => {
  const [state, setState] = useState(initialState);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.volume = INITIAL_VOLUME;
    const update = (): void => setState(readState(video));
    for (const name of events) video.addEventListener(name, update);
    return () => {
      for (const name of events) video.removeEventListener(name, update);
    };
  }, [ref]);
  return state;
};

/** The ref of the video element, its state for the controls, and the actions of the controls. */
export const useVideo = () => {
  const ref = useRef<HTMLVideoElement>(null);
  const state = useVideoState(ref);

  const actions = useMemo(() => {
    const withVideo = (action: (video: HTMLVideoElement) => void): void => {
      if (ref.current) action(ref.current);
    };
    return {
      // A browser can reject autoplay; the large play button stays visible.
      play: () => withVideo((video) => void video.play()?.catch(() => undefined)),
      pause: () => withVideo((video) => video.pause()),
      open: (src: string) =>
        withVideo((video) => {
          video.src = src;
        }),
      reload: () => withVideo((video) => video.load()),
      seek: (seconds: number) =>
        withVideo((video) => {
          video.currentTime = Math.min(video.duration || 0, Math.max(0, seconds));
        }),
      setRate: (rate: number) =>
        withVideo((video) => {
          video.playbackRate = rate;
        }),
      setVolume: (volume: number) =>
        withVideo((video) => {
          video.volume = volume;
          video.muted = volume === 0;
        }),
      setMuted: (muted: boolean) =>
        withVideo((video) => {
          video.muted = muted;
        }),
    };
  }, []);
  return { ref, state, actions };
};

export type VideoActions = ReturnType<typeof useVideo>['actions'];
