import { useRef, useState } from 'react';
import type { PlayerProps } from './player-props.ts';
import type { VideoActions } from './useVideo.ts';

type Source = Pick<PlayerProps, 'src' | 'startAt' | 'freshSrc'>;

/** This near to the end there is nothing to go on with: the lesson begins again. */
const NEAR_END_S = 2;

/** A failure sooner than this after a fresh address is shown; the first is mended in silence. */
const AUTO_RETRY_INTERVAL_MS = 10_000;

/**
 * The address that plays, and what to do when it no longer does: a fresh one is asked for, and it goes on where the
 * person was, at the speed they had; where that fails too, the person is told and can try again. A signed address differs with every answer of the API, so the one given first
 * is kept while it plays.
 */
export const useVideoSource = (given: Source, act: VideoActions) => {
  const [src, setSrc] = useState(given.src);
  const [failed, setFailed] = useState(false);
  const [asking, setAsking] = useState(false);
  const resume = useRef({ time: given.startAt ?? 0, play: false, rate: 1 });
  const mendedAt = useRef(Number.NEGATIVE_INFINITY);

  const onLoaded = ({ duration }: HTMLVideoElement): void => {
    const { time, play, rate } = resume.current;
    if (time > 0 && time < duration - NEAR_END_S) act.seek(time);
    act.setRate(rate);
    if (play) act.play();
  };
  const onTime = ({ currentTime, paused, playbackRate }: HTMLVideoElement): void => {
    resume.current = { time: currentTime, play: !paused, rate: playbackRate };
  };
  const mend = async (): Promise<void> => {
    setAsking(true);
    mendedAt.current = performance.now();
    const fresh = await given.freshSrc?.().catch(() => undefined);
    setAsking(false);
    setFailed(false);
    if (fresh && fresh !== src) setSrc(fresh);
    else act.reload();
  };
  const retry = (): Promise<void> => {
    resume.current.play = true;
    return mend();
  };
  const onError = (): void => {
    if (given.freshSrc && performance.now() - mendedAt.current > AUTO_RETRY_INTERVAL_MS) void mend();
    else setFailed(true);
  };
  return { src, failed, asking, retry, onLoaded, onTime, onError };
};
