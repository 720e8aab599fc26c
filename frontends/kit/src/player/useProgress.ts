import { type RefObject, useEffect, useEffectEvent } from 'react';
import { throttleProgress } from './throttle-progress.ts';

const reportEvents = ['pause', 'seeked', 'ended'] as const;

/** Tells where the person is in the video, also when the tab is hidden or the page is left. */
export const useProgress = (
  video: RefObject<HTMLVideoElement | null>,
  tell: ((seconds: number) => void) | undefined,
): void => {
  const latest = useEffectEvent((seconds: number) => tell?.(seconds));
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const progress = throttleProgress((seconds) => latest(seconds));
    const at = (): void => progress.at(element.currentTime);
    const now = (): void => {
      if (element.currentTime > 0) progress.now(element.currentTime);
    };
    element.addEventListener('timeupdate', at);
    for (const name of reportEvents) element.addEventListener(name, now);
    document.addEventListener('visibilitychange', now);
    return () => {
      now();
      element.removeEventListener('timeupdate', at);
      for (const name of reportEvents) element.removeEventListener(name, now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [video]);
};
