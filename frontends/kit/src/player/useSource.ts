import { type RefObject, useRef, useState } from 'react';
import type { PlayerProps } from './player-props.ts';

type Source = Pick<PlayerProps, 'src' | 'startAt' | 'freshSrc'>;

/**
 * The address that plays, and what to do when it no longer does. A retry asks for a fresh address and goes on where
 * the person was, at the speed they had. A signed address differs with every answer of the API, so the one given first
 * is kept while it plays.
 */
export const useSource = (video: RefObject<HTMLVideoElement | null>, given: Source) => {
  const [src, setSrc] = useState(given.src);
  const [failed, setFailed] = useState(false);
  const [asking, setAsking] = useState(false);
  const resume = useRef({ time: given.startAt ?? 0, play: false, rate: 1 });

  const onLoaded = (): void => {
    const element = video.current;
    if (!element) return;
    const { time, play, rate } = resume.current;
    // At the very end there is nothing to go on with: begin again.
    if (time > 0 && time < element.duration - 2) element.currentTime = time;
    element.playbackRate = rate;
    if (play) void element.play().catch(() => undefined);
  };
  const onTime = (): void => {
    const element = video.current;
    if (!element) return;
    resume.current = { time: element.currentTime, play: !element.paused, rate: element.playbackRate };
  };
  const retry = async (): Promise<void> => {
    setAsking(true);
    const fresh = await given.freshSrc?.().catch(() => undefined);
    setAsking(false);
    resume.current.play = true;
    setFailed(false);
    if (fresh && fresh !== src) setSrc(fresh);
    else video.current?.load();
  };
  return { src, failed, asking, retry, onLoaded, onTime, onError: () => setFailed(true) };
};
