import type { Clock } from '@sargam/chassis/clock';
import type { Freebie } from './freebie.ts';
import type { FreebieStore } from './freebie-store.ts';

/** All freebies as this replica knows them, the newest first. */
export interface FreebieRack {
  all(): Promise<readonly Freebie[]>;
  /** What was changed here shows at once. */
  changed(): void;
}

/** Another replica's change is seen this many milliseconds late at most. */
const life = 3000;

/** Read from the store when they are asked for and older than `life`; where the store is away, what was read last is shown on. */
export const openFreebieRack = (store: FreebieStore, clock: Clock): FreebieRack => {
  let known: { readonly freebies: readonly Freebie[]; readonly at: number } | undefined;
  let reading: Promise<readonly Freebie[]> | undefined;
  let changes = 0;

  const read = async (): Promise<readonly Freebie[]> => {
    const before = changes;
    const freebies = await store.all();
    // What was changed while they were read may not be among them.
    if (before === changes) known = { freebies, at: clock().getTime() };
    return freebies;
  };
  return {
    all: async () => {
      if (known && clock().getTime() - known.at < life) return known.freebies;
      reading ??= read().finally(() => {
        reading = undefined;
      });
      const last = known?.freebies;
      return last ? reading.catch(() => last) : reading;
    },
    changed: () => {
      changes += 1;
      known = undefined;
      reading = undefined;
    },
  };
};
