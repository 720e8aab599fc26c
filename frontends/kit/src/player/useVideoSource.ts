import { type ApiError, isApiError } from '@sargam/kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findRefusal, NOT_FOUND } from './find-refusal.ts';
import { isNearEnd } from './hls-source.ts';
import type { PlayerProps } from './player-props.ts';
import type { VideoActions } from './useVideo.ts';
import { resetVideoQuality, useVideoQuality, withQuality } from './video-quality.ts';

type Source = Pick<PlayerProps, 'src' | 'startAt' | 'fetchFreshSrc'>;

/** Without a rate the video keeps its default speed. */
type Resume = { time: number; play: boolean; rate?: number };

/** The error, if the server has given one. */
export type PlaybackFailure = 'unknown' | ApiError;

/** Failures in a row, without playback in between, that are retried automatically. */
const AUTO_RETRIES = 3;
const RETRY_INTERVAL_MS = 1_000;

/** A refusal of the server is final; anything else can be a lost connection. */
const isRefusal = (error: unknown): boolean => isApiError(error) && error.status >= 400 && error.status < 500;

/**
 * The URL of the video and its error handling. When playback fails, the hook fetches a new signed URL and resumes at the
 * same position and speed. Without a connection it tries again every second, for any time. If the server answers and the
 * video fails again and again, or the server has no URL for this user any more (refund, log-out, end of access), `failure` is
 * set, the video stops with all that is in its buffer, and `retry` starts another attempt. Every API response has a different signed
 * URL, so the first one stays in use while it works. Another quality of the video is another URL.
 */
export const useVideoSource = (source: Source, actions: VideoActions) => {
  const [src, setSrc] = useState(source.src);
  const [failed, setFailed] = useState<{ url: string; reason: PlaybackFailure }>();
  const [stoppedUrl, setStoppedUrl] = useState<string>();
  const quality = useVideoQuality();
  const url = withQuality(src, quality);
  const [isReconnecting, setReconnecting] = useState(false);
  const resume = useRef<Resume>({ time: source.startAt ?? 0, play: false });
  const failures = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  const onLoaded = ({ duration }: HTMLVideoElement): void => {
    setReconnecting(false);
    const { time, play, rate } = resume.current;
    if (time > 0 && !isNearEnd(time, duration)) actions.seek(time);
    if (rate) actions.setRate(rate);
    if (play) actions.play();
  };
  const onTime = (video: HTMLVideoElement): void => {
    const { currentTime, error, paused, playbackRate, readyState, seeking } = video;
    // The browser pauses a video that has failed, and reports its position once more. The user has not paused it.
    if (error) return;
    // The position of a seek counts before its data is loaded, because the request for the data can fail.
    if (seeking) resume.current.time = currentTime;
    // A video that is loaded again reports the position 0 before it has data.
    if (readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    resume.current = { time: currentTime, play: !paused, rate: playbackRate };
    if (!paused) failures.current = 0;
  };
  const fail = (reason: PlaybackFailure = 'unknown'): void => {
    setReconnecting(false);
    setFailed({ url, reason });
    setStoppedUrl(url);
  };
  const renewSource = async (): Promise<void> => {
    const refusal = await findRefusal(url);
    if (isClosed.current) return;
    const isMissing = refusal?.status === NOT_FOUND;
    if (refusal && !isMissing) return fail(refusal);
    // The sound alone was chosen for another video, and this one has no sound.
    if (isMissing && quality === 'sound') return resetVideoQuality();
    let fresh: string | undefined;
    try {
      fresh = await source.fetchFreshSrc?.();
    } catch (error) {
      if (isClosed.current) return;
      if (isRefusal(error)) fail();
      else timer.current = setTimeout(() => void renewSource(), RETRY_INTERVAL_MS);
      return;
    }
    if (isClosed.current) return;
    if (source.fetchFreshSrc && !fresh) return fail();
    if (fresh && fresh !== src) setSrc(fresh);
    else if (stoppedUrl === url) setStoppedUrl(undefined);
    else actions.reload();
  };
  const retry = (): void => {
    resume.current.play = true;
    failures.current = 0;
    setFailed(undefined);
    setReconnecting(true);
    void renewSource();
  };
  const onError = (): void => {
    if (!source.fetchFreshSrc || failures.current >= AUTO_RETRIES) return fail();
    setReconnecting(true);
    // The video element and hls.js both report a decoding error.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void renewSource(), failures.current * RETRY_INTERVAL_MS);
    failures.current += 1;
  };
  /** Fetches a new URL while the buffer of the old one plays; undefined if there is none, or the server refuses it. */
  const renew = async (): Promise<string | undefined> => {
    try {
      const fresh = await source.fetchFreshSrc?.();
      return fresh && withQuality(fresh, quality);
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  };
  const open = useEffectEvent((opened: string) => {
    // After a change of quality the video continues at the same position; the poster stays hidden.
    if (resume.current.play) setReconnecting(true);
    return actions.open(opened, { startAt: resume.current.time, onError, renew });
  });
  // Set in an effect, not as an attribute: otherwise `loadedmetadata` can fire before React attaches the listener, and
  // the start position is lost.
  const isStopped = stoppedUrl === url;
  useEffect(() => (isStopped ? actions.stop() : open(url)), [url, isStopped, actions]);
  // Another quality is another URL, which has not failed.
  const failure = failed?.url === url ? failed.reason : undefined;
  return { src, failure, isReconnecting, retry, onLoaded, onTime, onError };
};
