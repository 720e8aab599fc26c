import type { Deps } from '../deps.ts';
import { deleteUnusedObject, listUnusedObjects } from './unused-objects-store.ts';

const sweepIntervalMs = 10 * 60 * 1000;

/** Removes the files that published and discarded drafts have made unused. */
export const removeUnusedObjects = async ({
  database: { db },
  fileBucket,
}: Pick<Deps, 'database' | 'fileBucket'>): Promise<void> => {
  // The object goes first: after a crash in between, the next run finds the row again.
  for (const key of await listUnusedObjects(db)) {
    await fileBucket.remove(key);
    await deleteUnusedObject(db, key);
  }
};

export const scheduleObjectSweep = (deps: Deps): void => {
  deps.service.scheduleJob('remove unused files', sweepIntervalMs, () => removeUnusedObjects(deps));
};
