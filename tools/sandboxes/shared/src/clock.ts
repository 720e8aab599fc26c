import type { Journal } from './journal/journal.ts';

/** The sandbox's clock: real time plus the advance. It never goes back, and the advance survives a restart. */
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
  const advances = journal.collection<StoredAdvance>('clock', ({ id }) => id);
  const aheadMs = () => advances.get('clock')?.ms ?? 0;
  return {
    now: () => real() + aheadMs(),
    aheadMs,
    advance: (ms) => journal.write(advances.change({ id: 'clock', ms: aheadMs() + ms })),
  };
};
