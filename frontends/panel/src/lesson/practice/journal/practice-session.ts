import type { ApiSchemas } from '@sargam/kit';
import type { Loop } from '../loop/loop.ts';

type PractisedLoop = ApiSchemas['PractisedLoop'];
/** The totals of a session so far. */
export type PracticeTotals = { id: string; seconds: number; loops: PractisedLoop[] };

const MAX_LOOPS = 50;

type Options = { createId: () => string; today: () => string };

/** Counts one visit of a lesson. Another day begins another session. */
export const createPracticeSession = ({ createId, today }: Options) => {
  const begin = () => ({ id: createId(), day: today(), seconds: 0, loops: new Map<string, PractisedLoop>() });
  let session = begin();
  const current = () => {
    if (session.day !== today()) session = begin();
    return session;
  };
  return {
    addSeconds: (seconds: number): void => {
      current().seconds += seconds;
    },
    addRound: ({ start, end }: Loop, speed: number): void => {
      const { loops } = current();
      const key = `${start} ${end} ${speed}`;
      const rounds = (loops.get(key)?.rounds ?? 0) + 1;
      if (rounds > 1 || loops.size < MAX_LOOPS) loops.set(key, { start, end, speed, rounds });
    },
    read: (): PracticeTotals => {
      const { id, seconds, loops } = session;
      return { id, seconds: Math.floor(seconds), loops: [...loops.values()] };
    },
  };
};
