import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { openSource } from './hls-source.ts';
import { type PlayerPreferences, usePlayerPreferences } from './player-preferences.ts';
import { play, setRate, stop } from './video-actions.ts';

export type VideoState = {
  paused: boolean;
  waiting: boolean;
  started: boolean;
  ended: boolean;
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

const preferenceEvents = ['volumechange', 'ratechange'] as const;

const notStarted = { paused: true, waiting: false, started: false, ended: false, time: 0, duration: 0 };

const readState = (video: HTMLVideoElement): VideoState => ({
  paused: video.paused,
  waiting: !video.paused && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  started: video.currentTime > 0 || !video.paused,
  ended: video.ended,
  time: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  volume: video.volume,
  muted: video.muted,
  rate: video.playbackRate,
});

const applyPreferences = (video: HTMLVideoElement, { volume, muted, rate }: PlayerPreferences): void => {
  video.volume = volume;
  video.muted = muted;
  video.preservesPitch = true;
  // The browser sets the speed to the default speed when it loads a video.
  video.defaultPlaybackRate = rate;
};

const useVideoState = (ref: RefObject<HTMLVideoElement | null>) => {
  const preferences = usePlayerPreferences();
  const [state, setState] = useState<VideoState>({ ...notStarted, ...preferences.initial });
  const save = useEffectEvent((video: HTMLVideoElement) => preferences.save(readState(video)));
  const apply = useEffectEvent((video: HTMLVideoElement) => applyPreferences(video, preferences.initial));
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    apply(video);
    const update = (): void => setState(readState(video));
    const updatePreferences = (): void => save(video);
    for (const name of events) video.addEventListener(name, update);
    for (const name of preferenceEvents) video.addEventListener(name, updatePreferences);
    return () => {
      for (const name of events) video.removeEventListener(name, update);
      for (const name of preferenceEvents) video.removeEventListener(name, updatePreferences);
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
      play: () => withVideo(play),
      pause: () => withVideo((video) => video.pause()),
      /** Returns the function that closes the source. */
      open: (src: string, playback: Parameters<typeof openSource>[2]) =>
        ref.current ? openSource(ref.current, src, playback) : undefined,
      reload: () => withVideo((video) => video.load()),
      /** Ends playback and empties the buffer. */
      stop: () => withVideo(stop),
      seek: (seconds: number) =>
        withVideo((video) => {
          video.currentTime = Math.min(video.duration || 0, Math.max(0, seconds));
        }),
      setRate: (rate: number) => withVideo((video) => setRate(video, rate)),
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
