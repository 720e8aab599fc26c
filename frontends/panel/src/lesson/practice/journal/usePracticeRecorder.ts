import { api, useUser } from '@sargam/kit';
import { useEffect, useMemo } from 'react';
import { isTransient } from '../../../shared/useRetryingQuery.ts';
import type { Loop } from '../loop/loop.ts';
import { createPracticeSession, type PracticeTotals } from './practice-session.ts';

const TICK_MS = 1_000;
/** A timer that was late by more than this was suspended, and its time is not known to be practice. */
const LONGEST_TICK_S = 5;
const SEND_EVERY_MS = 30_000;
const DHAKA_OFFSET_MS = 6 * 3_600_000;

const today = (): string => new Date(Date.now() + DHAKA_OFFSET_MS).toISOString().slice(0, 10);
const isPlaying = (video: HTMLVideoElement): boolean =>
  !video.paused && video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;

const put = (lesson: string, { id, ...totals }: PracticeTotals): Promise<unknown> =>
  api.PUT('/learning/practice/{id}', {
    params: { path: { id } },
    body: { lesson, ...totals },
    keepalive: document.visibilityState === 'hidden',
  });

/** Records in the practice journal of a logged-in user for how long the video plays, and which loops at which speed. */
export const usePracticeRecorder = (video: HTMLVideoElement, lesson: string) => {
  const isLoggedIn = useUser() !== undefined;
  const session = useMemo(() => createPracticeSession({ createId: () => crypto.randomUUID(), today }), []);

  useEffect(() => {
    if (!isLoggedIn) return undefined;
    let lastAt: number | undefined;
    let lastSentAt = performance.now();
    const count = (): void => {
      const now = performance.now();
      if (lastAt !== undefined) session.addSeconds(Math.min((now - lastAt) / 1000, LONGEST_TICK_S));
      lastAt = isPlaying(video) ? now : undefined;
    };
    const send = (): void => {
      count();
      lastSentAt = performance.now();
      for (const totals of session.unsent())
        put(lesson, totals).then(
          () => session.confirm(totals),
          // Sent again, also if nothing plays any more. Refused totals would be refused again.
          (error: unknown) => {
            if (!isTransient(error)) session.confirm(totals);
          },
        );
    };
    const tick = (): void => {
      count();
      if (performance.now() - lastSentAt >= SEND_EVERY_MS) send();
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
