import type { Journal } from './journal/journal.ts';

/** The sandbox's time: real time plus what has been advanced. It only goes forward, also over a restart. */
export interface Clock {
  now(): number;
  aheadMs(): number;
  advance(ms: number): void;
}

interface StoredAdvance {
  id: 'clock';
  ms: number;
}

export const openClock = (journal: Journal, real: () => number = Date.now): Clock => {
  const kept = journal.collection<StoredAdvance>('clock', ({ id }) => id);
  const aheadMs = () => kept.get('clock')?.ms ?? 0;
  return {
    now: () => real() + aheadMs(),
    aheadMs,
    advance: (ms) => journal.write(kept.change({ id: 'clock', ms: aheadMs() + ms })),
  };
};
