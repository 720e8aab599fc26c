import { useCallback, useSyncExternalStore } from 'react';

const readOptions = {
  time: { events: ['timeupdate', 'seeking', 'seeked'], read: (video: HTMLVideoElement) => video.currentTime },
  duration: {
    events: ['durationchange'],
    read: ({ duration }: HTMLVideoElement) => (Number.isFinite(duration) ? duration : 0),
  },
  rate: { events: ['ratechange'], read: (video: HTMLVideoElement) => video.playbackRate },
  paused: { events: ['play', 'pause'], read: (video: HTMLVideoElement) => Number(video.paused) },
} as const;

/** A value of the video, which re-renders the component when it changes. */
export const useMediaValue = (video: HTMLVideoElement, name: keyof typeof readOptions): number => {
  const { events, read } = readOptions[name];
  const subscribe = useCallback(
    (onChange: () => void) => {
      for (const event of events) video.addEventListener(event, onChange);
      return () => {
        for (const event of events) video.removeEventListener(event, onChange);
      };
    },
    [video, events],
  );
  return useSyncExternalStore(subscribe, () => read(video));
};
