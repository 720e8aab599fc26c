import type { ApiSchemas } from '@sargam/kit';
import type { Loop } from '../loop/loop.ts';

type PractisedLoop = ApiSchemas['PractisedLoop'];
/** The totals of a session so far. */
export type PracticeTotals = { id: string; seconds: number; loops: PractisedLoop[] };

type Session = { id: string; day: string; seconds: number; sent: number; loops: Map<string, PractisedLoop> };

const MAX_LOOPS = 50;

const isUnsent = ({ seconds, sent }: Session): boolean => Math.floor(seconds) > sent;
const totalsOf = ({ id, seconds, loops }: Session): PracticeTotals => ({
  id,
  seconds: Math.floor(seconds),
  loops: [...loops.values()].map((loop) => ({ ...loop })),
});

type Options = { createId: () => string; today: () => string };

/** Counts one visit of a lesson. Another day begins another session; the ended one is kept until it is sent. */
export const createPracticeSession = ({ createId, today }: Options) => {
  const begin = (): Session => ({ id: createId(), day: today(), seconds: 0, sent: 0, loops: new Map() });
  let sessions = [begin()];
  const current = (): Session => {
    const last = sessions.at(-1);
    if (last?.day === today()) return last;
    const next = begin();
    sessions = [...sessions.filter(isUnsent), next];
    return next;
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
    /** The sessions with seconds that the server has not confirmed. */
    unsent: (): PracticeTotals[] => sessions.filter(isUnsent).map(totalsOf),
    /** The server has saved these totals. */
    confirm: ({ id, seconds }: PracticeTotals): void => {
      for (const session of sessions) if (session.id === id) session.sent = Math.max(session.sent, seconds);
    },
  };
};
