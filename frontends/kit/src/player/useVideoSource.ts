import { useRef, useState } from 'react';
import type { PlayerProps } from './player-props.ts';
import type { VideoActions } from './useVideo.ts';

type Source = Pick<PlayerProps, 'src' | 'startAt' | 'fetchFreshSrc'>;

/** A saved position closer to the end than this starts the lesson from the beginning. */
const NEAR_END_S = 2;

/** Without a rate the video keeps its default speed. */
type Resume = { time: number; play: boolean; rate?: number };

/** The first failure is retried automatically. Another failure within this time is shown to the user. */
const AUTO_RETRY_INTERVAL_MS = 10_000;

/**
 * The URL of the video and its error handling. When playback fails, the hook fetches a new signed URL and resumes at the
 * same position and speed. If that fails too, `failed` is true and `retry` starts another attempt. Every API response has
 * a different signed URL, so the first one stays in use while it works.
 */
export const useVideoSource = (source: Source, actions: VideoActions) => {
  const [src, setSrc] = useState(source.src);
  const [failed, setFailed] = useState(false);
  const [isRenewing, setIsRenewing] = useState(false);
  const resume = useRef<Resume>({ time: source.startAt ?? 0, play: false });
  const lastRenewalAt = useRef(Number.NEGATIVE_INFINITY);

  const onLoaded = ({ duration }: HTMLVideoElement): void => {
    const { time, play, rate } = resume.current;
    if (time > 0 && time < duration - NEAR_END_S) actions.seek(time);
    if (rate) actions.setRate(rate);
    if (play) actions.play();
  };
  const onTime = ({ currentTime, paused, playbackRate }: HTMLVideoElement): void => {
    resume.current = { time: currentTime, play: !paused, rate: playbackRate };
  };
  const renewSource = async (): Promise<void> => {
    setIsRenewing(true);
    lastRenewalAt.current = performance.now();
    const fresh = await source.fetchFreshSrc?.().catch(() => undefined);
    setIsRenewing(false);
    setFailed(false);
    if (fresh && fresh !== src) setSrc(fresh);
    else actions.reload();
  };
  const retry = (): Promise<void> => {
    resume.current.play = true;
    return renewSource();
  };
  const onError = (): void => {
    if (source.fetchFreshSrc && performance.now() - lastRenewalAt.current > AUTO_RETRY_INTERVAL_MS)
      void renewSource();
    else setFailed(true);
  };
  return { src, failed, isRenewing, retry, onLoaded, onTime, onError };
};
