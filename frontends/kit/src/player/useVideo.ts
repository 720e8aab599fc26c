import { useEffect, useMemo, useRef, useState } from 'react';

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

/** The video, what the controls show of it (drawn again as it changes), and what they can do to it. */
export const useVideo = () => {
  const ref = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState(initialState);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.volume = INITIAL_VOLUME;
    const look = (): void => setState(readState(video));
    for (const name of events) video.addEventListener(name, look);
    return () => {
      for (const name of events) video.removeEventListener(name, look);
    };
  }, []);

  const act = useMemo(() => {
    const change = (how: (video: HTMLVideoElement) => void): void => {
      if (ref.current) how(ref.current);
    };
    return {
      // A browser may refuse to start by itself; the large button is there.
      play: () => change((video) => void video.play()?.catch(() => undefined)),
      pause: () => change((video) => video.pause()),
      open: (src: string) =>
        change((video) => {
          video.src = src;
        }),
      reload: () => change((video) => video.load()),
      seek: (seconds: number) =>
        change((video) => {
          video.currentTime = Math.min(video.duration || 0, Math.max(0, seconds));
        }),
      setRate: (rate: number) =>
        change((video) => {
          video.playbackRate = rate;
        }),
      setVolume: (volume: number) =>
        change((video) => {
          video.volume = volume;
          video.muted = volume === 0;
        }),
      setMuted: (muted: boolean) =>
        change((video) => {
          video.muted = muted;
        }),
    };
  }, []);
  return { ref, state, act };
};

export type VideoActions = ReturnType<typeof useVideo>['act'];
