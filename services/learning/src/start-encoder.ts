import { openObjectStore } from '@sargam/chassis/objects';
import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import type { Tables } from './database.ts';
import type { EncoderSettings } from './encoder-config.ts';
import { recordEncoderRun, recordRunMs } from './ladders/encoder-run-store.ts';
import { addMissingJobs, countJobs } from './ladders/ladder-store.ts';
import { requireFfmpeg } from './ladders/run-ffmpeg.ts';
import { createJobRunner } from './ladders/run-jobs.ts';
import { sweepLadders } from './ladders/sweep-ladders.ts';

/** The pause between two jobs. */
const pollMs = 1000;
const countMs = 5000;
const sweepMs = 60_000;

/** Encodes one video at a time. Several encoders share the jobs. */
export const startEncoder = async (service: Service<EncoderSettings>): Promise<void> => {
  const ffmpeg = service.settings.ffmpegPath;
  await requireFfmpeg(ffmpeg);
  const database = await openDatabase<Tables>(service);
  const bucket = openObjectStore(service).bucket('lessons');
  const deps = { service, database, bucket, ffmpeg };
  const jobs = service.gauge('ladder_jobs', 'Videos by the state of their ladder', ['state']);
  const runJob = createJobRunner(deps);
  const count = async (): Promise<void> => {
    const counts = await countJobs(database.db);
    for (const state of ['waiting', 'encoding', 'ready', 'failed'] as const)
      jobs.set({ state }, counts.get(state) ?? 0);
  };
  service.scheduleJob('encode videos', pollMs, async (signal) => {
    await runJob(signal);
  });
  await recordEncoderRun(database.db, service.clock());
  service.scheduleJob('record encoder run', recordRunMs, () =>
    recordEncoderRun(database.db, service.clock()),
  );
  service.scheduleJob('add missing jobs', sweepMs, async () => {
    await addMissingJobs(database.db, service.clock());
  });
  service.scheduleJob('count ladders', countMs, count);
  service.scheduleJob('sweep ladders', sweepMs, () => sweepLadders(deps));
};
