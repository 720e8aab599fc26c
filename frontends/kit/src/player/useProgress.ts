import { type RefObject, useEffect, useEffectEvent } from 'react';
import { throttleProgress } from './throttle-progress.ts';

const reportEvents = ['pause', 'seeked', 'ended'] as const;

/** Reports the playback position, also when the tab is hidden or the page is left. */
export const useProgress = (
  video: RefObject<HTMLVideoElement | null>,
  onProgress: ((seconds: number) => void) | undefined,
): void => {
  const report = useEffectEvent((seconds: number) => onProgress?.(seconds));
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const progress = throttleProgress((seconds) => report(seconds));
    // A video that is loaded again is at 0 for a moment, which is not the position of the user.
    const update = (): void => {
      if (element.currentTime > 0) progress.update(element.currentTime);
    };
    const flush = (): void => {
      if (element.currentTime > 0) progress.flush(element.currentTime);
    };
    element.addEventListener('timeupdate', update);
    for (const name of reportEvents) element.addEventListener(name, flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      element.removeEventListener('timeupdate', update);
      for (const name of reportEvents) element.removeEventListener(name, flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [video]);
};
