import { api, useUser } from '@sargam/kit';
import { useEffect, useMemo } from 'react';
import type { Loop } from '../loop/loop.ts';
import { createPracticeSession } from './practice-session.ts';

const TICK_MS = 1_000;
/** A timer that was late by more than this was suspended, and its time is not known to be practice. */
const LONGEST_TICK_S = 5;
const SEND_EVERY_S = 30;
const DHAKA_OFFSET_MS = 6 * 3_600_000;

const today = (): string => new Date(Date.now() + DHAKA_OFFSET_MS).toISOString().slice(0, 10);
const isPlaying = (video: HTMLVideoElement): boolean =>
  !video.paused && video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;

/** Records in the practice journal of a logged-in user for how long the video plays, and which loops at which speed. */
export const usePracticeRecorder = (video: HTMLVideoElement, lesson: string) => {
  const isLoggedIn = useUser() !== undefined;
  const session = useMemo(() => createPracticeSession({ createId: () => crypto.randomUUID(), today }), []);

  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let lastAt: number | undefined;
    let sent = 0;
    const count = (): void => {
      const now = performance.now();
      if (lastAt !== undefined) session.addSeconds(Math.min((now - lastAt) / 1000, LONGEST_TICK_S));
      lastAt = isPlaying(video) ? now : undefined;
    };
    const send = (): void => {
      count();
      const { id, seconds, loops } = session.read();
      if (seconds === 0 || seconds === sent) return;
      sent = seconds;
      const keepalive = document.visibilityState === 'hidden';
      // After a failure the next totals contain these.
      void api
        .PUT('/learning/practice/{id}', {
          params: { path: { id } },
          body: { lesson, seconds, loops },
          keepalive,
        })
        .catch(() => undefined);
    };
    const tick = (): void => {
      count();
      if (Math.abs(session.read().seconds - sent) >= SEND_EVERY_S) send();
    };
    const timer = setInterval(tick, TICK_MS);
    video.addEventListener('playing', count);
    video.addEventListener('pause', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      send();
      clearInterval(timer);
      video.removeEventListener('playing', count);
      video.removeEventListener('pause', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [video, lesson, isLoggedIn, session]);

  return { countRound: (loop: Loop): void => session.addRound(loop, video.playbackRate) };
};
