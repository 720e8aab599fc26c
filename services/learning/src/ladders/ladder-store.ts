import { newId } from '@sargam/chassis/ids';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { FailureReason, LadderState } from './ladder-table.ts';
import { afterFailure, type JobOutcome, leaseEnd, maxAttempts } from './lease.ts';

type Db = Kysely<Tables>;
export type LadderRow = Selectable<Tables['ladders']>;

/** A job during one attempt. An encoder that claims the job after an expired lease has a higher number of attempts. */
export type LeasedJob = Pick<LadderRow, 'id' | 'attempts'>;

/** Adds the job of a new video. A video that has a job keeps it. */
export const addJob = async (
  tx: Db,
  { lessonId, objectKey }: { readonly lessonId: string; readonly objectKey: string },
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('ladders')
    .values({ id: newId(), lesson_id: lessonId, object_key: objectKey, available_at: now, created_at: now })
    .onConflict((conflict) => conflict.columns(['lesson_id', 'object_key']).doNothing())
    .execute();
};

/** Adds a job for videos without one, such as those of earlier versions, 100 at most. Returns their number. */
export const addMissingJobs = async (db: Db, now: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into ladders (id, lesson_id, object_key, available_at, created_at)
    select gen_random_uuid(), lessons.id, lessons.object_key, ${now}, ${now} from lessons
     where archived_at is null
       and not exists (select from ladders
                        where ladders.lesson_id = lessons.id and ladders.object_key = lessons.object_key)
     order by lessons.created_at
     limit 100
    on conflict (lesson_id, object_key) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
};

/** The attempts without those that an outage interrupted. */
const failedAttempts = sql<number>`attempts - interruptions`;

/**
 * Claims the newest job that is available, also one whose encoder has ended. Undefined if there is none. The newest one is first, so
 * that an uploader does not wait for the videos of an earlier version of the site.
 */
export const claimJob = (db: Db, now: Date): Promise<LadderRow | undefined> =>
  db
    .updateTable('ladders')
    .set({
      state: 'encoding',
      percent: 0,
      available_at: leaseEnd(now),
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', (job) =>
      job
        .selectFrom('ladders')
        .select('id')
        .where('state', 'in', ['waiting', 'encoding'])
        .where('available_at', '<=', now)
        .where(failedAttempts, '<', maxAttempts)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

const updateLeased = (db: Db, { id, attempts }: LeasedJob) =>
  db
    .updateTable('ladders')
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'encoding');

const isUpdated = async (rows: Promise<{ readonly numUpdatedRows: bigint }>): Promise<boolean> =>
  (await rows).numUpdatedRows === 1n;

/** Saves the progress and extends the lease. False if the job belongs to another encoder by now. */
export const renewLease = (db: Db, job: LeasedJob, percent: number, now: Date): Promise<boolean> =>
  isUpdated(
    updateLeased(db, job)
      .set({ percent, available_at: leaseEnd(now) })
      .executeTakeFirst(),
  );

/** Makes the ladder visible. False if the job belongs to another encoder by now. */
export const finishJob = (db: Db, job: LeasedJob, files: readonly string[]): Promise<boolean> =>
  isUpdated(
    updateLeased(db, job)
      .set({ state: 'ready', percent: 100, files: [...files] })
      .executeTakeFirst(),
  );

/** Whether the visible ladder is the one of this attempt. */
export const isFinished = async (db: Db, { id, attempts }: LeasedJob): Promise<boolean> => {
  const rows = db.selectFrom('ladders').select('id').where('id', '=', id).where('attempts', '=', attempts);
  return (await rows.where('state', '=', 'ready').executeTakeFirst()) !== undefined;
};

/** Undefined if the job belongs to another encoder by now, or is finished. */
export const failAttempt = async (
  db: Db,
  job: LeasedJob & Pick<LadderRow, 'interruptions'>,
  reason: FailureReason,
  now: Date,
): Promise<JobOutcome | undefined> => {
  const outcome = afterFailure(job, reason, now);
  const failed = await isUpdated(
    updateLeased(db, job)
      .set({ ...outcome, percent: 0 })
      .executeTakeFirst(),
  );
  return failed ? outcome : undefined;
};

/** Releases the job when the encoder stops. The attempt is not counted, and the next one has the same number and folder. */
export const releaseJob = async (db: Db, job: LeasedJob, now: Date): Promise<void> => {
  await updateLeased(db, job)
    .set({ state: 'waiting', percent: 0, available_at: now, attempts: job.attempts - 1 })
    .execute();
};

/** Fails the jobs whose lease expired in the last attempt. */
export const failLostJobs = (db: Db, now: Date): Promise<LeasedJob[]> =>
  db
    .updateTable('ladders')
    .set({ state: 'failed', reason: 'interrupted' })
    .where('state', '=', 'encoding')
    .where('available_at', '<=', now)
    .where(failedAttempts, '>=', maxAttempts)
    .returning(['id', 'attempts'])
    .execute();

/** Ladders of deleted lessons, of replaced videos and of discarded drafts. */
export const listUnusedLadders = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('ladders')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lessons')
            .select('lessons.id')
            .whereRef('lessons.id', '=', 'ladders.lesson_id')
            .whereRef('lessons.object_key', '=', 'ladders.object_key'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lesson_drafts')
            .select('lesson_drafts.lesson_id')
            .whereRef('lesson_drafts.lesson_id', '=', 'ladders.lesson_id')
            .where(sql<boolean>`lesson_drafts.changes->>'object_key' = ladders.object_key`),
        ),
      ),
    )
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
};

export const deleteLadder = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('ladders').where('id', '=', id).execute();
};

export const countJobs = async (db: Db): Promise<ReadonlyMap<LadderState, number>> => {
  const rows = await db
    .selectFrom('ladders')
    .select(['state', (select) => select.fn.countAll<string>().as('jobs')])
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, jobs }) => [state, Number(jobs)]));
};
