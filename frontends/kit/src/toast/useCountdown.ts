import { useEffect, useRef } from 'react';

/** Calls `done` after `ms` milliseconds, not counting pauses. */
export const useCountdown = (ms: number, paused: boolean, done: () => void): void => {
  const left = useRef(ms);
  const finish = useRef(done);
  useEffect(() => {
    finish.current = done;
  }, [done]);
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => finish.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [paused]);
};
