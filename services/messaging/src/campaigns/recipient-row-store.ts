import { findBoundedPage, insertMissing } from '@sargam/chassis/mongo';
import type { BoundedPageRequest } from '@sargam/chassis/paging';
import { type Connection, type Model, Schema } from 'mongoose';
import { type Language, parseLanguage } from '../mails/mail.ts';

const states = ['waiting', 'claimed', 'sending', 'sent', 'failed', 'unknown', 'skipped'] as const;

/**
 * `claimed`: a process has reserved the row for its next mails. After its lease the row waits again.
 * `sending` is written before the mail relay is called. A row that is still in it after its lease belongs to a process that was killed,
 * and it is not known whether the relay accepted the mail: the row becomes `unknown` and is not sent again by itself.
 */
export type RowState = (typeof states)[number];

/** One recipient of one campaign. */
export interface RecipientRow {
  /** The ids of the campaign and of the person, so that a person has one row. */
  readonly _id: string;
  readonly campaignId: string;
  /** Empty for an address without an account. */
  readonly personId: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly state: RowState;
  readonly reason: string;
  /** When the state changed. */
  readonly at: Date;
  readonly attempts: number;
  /** The row is not claimed before. */
  readonly dueAt: Date;
  /** The claim of the process that may send this mail. */
  readonly claim: string;
  readonly leaseUntil: Date;
}

export type RowModel = Model<RecipientRow>;

const required = { type: String, required: true };
const text = { type: String, default: '' };

const rowSchema = new Schema<RecipientRow>(
  {
    _id: required,
    campaignId: required,
    personId: text,
    name: text,
    email: required,
    language: { ...required, enum: ['en', 'bn'] },
    state: { ...required, enum: states },
    reason: text,
    at: { type: Date, required: true },
    attempts: { type: Number, default: 0 },
    dueAt: { type: Date, required: true },
    claim: text,
    leaseUntil: { type: Date, required: true },
  },
  { versionKey: false },
)
  .index({ campaignId: 1, state: 1, _id: 1 })
  .index({ state: 1, leaseUntil: 1 });

export const rowModel = (connection: Connection): RowModel =>
  connection.model<RecipientRow>('campaign_recipients', rowSchema, 'campaign_recipients');

export interface NewRecipient {
  /** Part of the id of the row, unique in the campaign. */
  readonly key: string;
  readonly personId: string;
  readonly name: string;
  readonly email: string;
  readonly language: string;
}

/** Adds the recipients that the campaign does not have yet. */
export const insertRows = async (
  rows: RowModel,
  campaignId: string,
  recipients: readonly NewRecipient[],
  now: Date,
): Promise<void> => {
  if (recipients.length === 0) return;
  const waiting = { state: 'waiting' as const, reason: '', attempts: 0, claim: '', leaseUntil: now };
  await insertMissing(
    rows,
    recipients.map(({ key, language, ...recipient }) => ({
      ...recipient,
      ...waiting,
      _id: `${campaignId}-${key}`,
      campaignId,
      language: parseLanguage(language),
      at: now,
      dueAt: now,
    })),
  );
};

/** Puts recipients with an unknown outcome back into the queue; all of the campaign if no ids are given. */
export const requeueUnknown = async (
  rows: RowModel,
  campaignId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> => {
  const chosen = ids.length > 0 ? { _id: { $in: [...ids] } } : {};
  await rows.updateMany(
    { ...chosen, campaignId, state: 'unknown' },
    // Without a claim: a late result of the earlier attempt changes nothing any more.
    { $set: { state: 'waiting', reason: '', claim: '', dueAt: now, at: now } },
  );
};

/** How many rows of all campaigns are in a state. */
export const countRowsInState = (rows: RowModel, state: RowState): Promise<number> =>
  rows.countDocuments({ state }).exec();

/** How many rows of each campaign are in each state. */
export const countRows = async (
  rows: RowModel,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, Partial<Record<RowState, number>>>> => {
  const byCampaign = new Map<string, Partial<Record<RowState, number>>>();
  if (campaignIds.length === 0) return byCampaign;
  const groups = await rows.aggregate<{ _id: { campaignId: string; state: RowState }; count: number }>([
    { $match: { campaignId: { $in: [...campaignIds] } } },
    { $group: { _id: { campaignId: '$campaignId', state: '$state' }, count: { $sum: 1 } } },
  ]);
  for (const { _id, count } of groups)
    byCampaign.set(_id.campaignId, { ...byCampaign.get(_id.campaignId), [_id.state]: count });
  return byCampaign;
};

interface RowPageRequest extends BoundedPageRequest {
  readonly campaignId: string;
  readonly states: readonly RowState[];
}

/** A page of the recipients of a campaign, by their id. */
export const listRows = async (
  rows: RowModel,
  { campaignId, states: wanted, ...request }: RowPageRequest,
) => {
  const filter = { campaignId, ...(wanted.length > 0 && { state: { $in: [...wanted] } }) };
  const { page, ...rest } = await findBoundedPage(rows, filter, request, { ascending: true });
  return { recipients: page, ...rest };
};
