import type { RecipientRow, RowModel, RowState } from './recipient-row-store.ts';

/** Longer than giving a mail to the relay can take (20 s). After it the process was killed. */
const rowLeaseMs = 60_000;

/** Statements by which a process claims recipients and saves what became of their mails. One statement decides each step. */
export interface RowClaims {
  /** Claims at most `limit` due rows of these campaigns; the oldest campaign comes first. */
  claim(campaignIds: readonly string[], limit: number): Promise<readonly RecipientRow[]>;
  /** Must be called before the mail is given to the relay. False: the claim was lost, and the mail must not be sent. */
  begin(rowId: string): Promise<boolean>;
  settle(rowId: string, outcome: Outcome): Promise<void>;
  /** Ends claims of rows whose mails were not begun. */
  release(rowIds: readonly string[]): Promise<void>;
}

export interface Outcome {
  readonly state: RowState;
  readonly reason?: string;
  /** For `waiting`. */
  readonly dueAt?: Date;
}

/** The claims of one batch; `claimId` is unique. */
export const rowClaims = (rows: RowModel, claimId: string, clock: () => Date): RowClaims => {
  const leaseEnd = () => new Date(clock().getTime() + rowLeaseMs);
  return {
    claim: async (campaignIds, limit) => {
      const due = { campaignId: { $in: [...campaignIds] }, state: 'waiting', dueAt: { $lte: clock() } };
      const found = await rows.find(due, { _id: 1 }).sort({ _id: 1 }).limit(limit).lean<RecipientRow[]>();
      if (found.length === 0) return [];
      const _id = { $in: found.map((row) => row._id) };
      await rows.updateMany(
        { _id, state: 'waiting' },
        { $set: { state: 'claimed', claim: claimId, leaseUntil: leaseEnd() } },
      );
      return rows.find({ _id, state: 'claimed', claim: claimId }).sort({ _id: 1 }).lean<RecipientRow[]>();
    },
    begin: async (_id) => {
      const { modifiedCount } = await rows.updateOne(
        { _id, state: 'claimed', claim: claimId },
        { $set: { state: 'sending', at: clock(), leaseUntil: leaseEnd() }, $inc: { attempts: 1 } },
      );
      return modifiedCount === 1;
    },
    settle: async (_id, { state, reason = '', dueAt }) => {
      // A result that arrives after the lease corrects `unknown`, unless a person has sent the mail again.
      await rows.updateOne(
        { _id, claim: claimId, state: { $in: ['claimed', 'sending', 'unknown'] } },
        { $set: { state, reason, at: clock(), ...(dueAt && { dueAt }) } },
      );
    },
    release: async (rowIds) => {
      if (rowIds.length === 0) return;
      await rows.updateMany(
        { _id: { $in: [...rowIds] }, state: 'claimed', claim: claimId },
        { $set: { state: 'waiting', claim: '' } },
      );
    },
  };
};

/** Ends leases of killed processes. Returns the ids of the rows whose outcome is unknown. */
export const endExpiredLeases = async (rows: RowModel, now: Date): Promise<readonly string[]> => {
  const expired = { leaseUntil: { $lte: now } };
  await rows.updateMany({ ...expired, state: 'claimed' }, { $set: { state: 'waiting', claim: '' } });
  const found = await rows
    .find({ ...expired, state: 'sending' }, { _id: 1 })
    .limit(1_000)
    .lean<RecipientRow[]>();
  const ids = found.map(({ _id }) => _id);
  if (ids.length > 0)
    await rows.updateMany(
      { ...expired, _id: { $in: ids }, state: 'sending' },
      { $set: { state: 'unknown', reason: 'process-stopped', at: now } },
    );
  return ids;
};
