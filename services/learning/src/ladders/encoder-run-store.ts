import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';

/** Interval at which an encoder records that it runs. Milliseconds. */
export const recordRunMs = 30_000;
/** Without a record for this time no encoder is running. Milliseconds. */
export const maxSilenceMs = 3 * 60_000;

/** Records that an encoder runs. An earlier time changes nothing: the clocks of two encoders may differ. */
export const recordEncoderRun = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  await db
    .insertInto('encoder_runs')
    .values({ last_run_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        last_run_at: sql<Date>`greatest(encoder_runs.last_run_at, excluded.last_run_at)`,
      }),
    )
    .execute();
};

/** Whether an encoder has run within the last minutes. */
export const isEncoderRunning = async (db: Kysely<Tables>, now: Date): Promise<boolean> => {
  const run = await db.selectFrom('encoder_runs').select('last_run_at').executeTakeFirst();
  return run !== undefined && now.getTime() - run.last_run_at.getTime() < maxSilenceMs;
};
