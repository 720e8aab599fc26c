import type { Deps } from '../deps.ts';
import { removeUploadObjects } from './upload-objects.ts';
import { deleteUpload, lockIdleUpload } from './upload-store.ts';

/** An upload without a new byte is removed after this time, and the record of a used one too. Milliseconds. */
export const uploadLifeMs = 24 * 60 * 60 * 1000;
const sweepIntervalMs = 10 * 60 * 1000;

/** Removes idle uploads one by one, each locked, so that two replicas do not remove one upload at the same time. */
export const removeIdleUploads = async ({
  database,
  fileBucket,
  service,
}: Pick<Deps, 'database' | 'fileBucket' | 'service'>): Promise<void> => {
  const since = new Date(service.clock().getTime() - uploadLifeMs);
  const removeOne = () =>
    database.transaction(async (tx) => {
      const upload = await lockIdleUpload(tx, since);
      if (!upload) return false;
      // The objects go first: after a crash in between, the next run finds the row again.
      await removeUploadObjects(fileBucket, upload);
      await deleteUpload(tx, upload.id);
      return true;
    });
  while (await removeOne());
};

export const scheduleUploadSweep = (deps: Deps): void => {
  deps.service.scheduleJob('remove idle uploads', sweepIntervalMs, () => removeIdleUploads(deps));
};
