import type { Journal } from './journal/journal.ts';

interface StoredAdvance {
  id: 'clock';
  ms: number;
}

/** The sandbox's clock: real time plus the advance. It never goes back, and the advance survives a restart. */
export const openClock = (journal: Journal, real: () => number = Date.now) => {
  const advances = journal.collection<StoredAdvance>('clock', ({ id }) => id);
  const aheadMs = () => advances.get('clock')?.ms ?? 0;
  return {
    now: () => real() + aheadMs(),
    aheadMs,
    advance: (ms: number) => journal.write(advances.change({ id: 'clock', ms: aheadMs() + ms })),
  };
};

export type Clock = ReturnType<typeof openClock>;
