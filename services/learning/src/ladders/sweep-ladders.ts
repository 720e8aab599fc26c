import { ladderFolder } from './ladder-objects.ts';
import { deleteLadder, failLostJobs, listUnusedLadders } from './ladder-store.ts';
import type { EncoderDeps } from './run-jobs.ts';

/** Fails jobs whose lease expired in the last attempt, and removes ladders that no lesson uses any more. */
export const sweepLadders = async ({ database: { db }, bucket, service }: EncoderDeps): Promise<void> => {
  for (const job of await failLostJobs(db, service.clock())) {
    service.log.warn(
      { job: job.id, attempt: job.attempts },
      'encoding job failed: lease expired in last attempt',
    );
    await bucket.removeFolder(ladderFolder(job.id));
  }
  // The objects go first: after a crash in between, the next run finds the row again.
  for (const id of await listUnusedLadders(db)) {
    await bucket.removeFolder(ladderFolder(id));
    await deleteLadder(db, id);
  }
};
