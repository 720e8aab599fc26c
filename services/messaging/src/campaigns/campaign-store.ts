import { pendingAuditField, type WithPendingAudit } from '@sargam/chassis/audit';
import { findBoundedPage } from '@sargam/chassis/mongo';
import type { BoundedPageRequest } from '@sargam/chassis/paging';
import { type Connection, type Model, Schema } from 'mongoose';
import { localizedTextField } from '../localized-text-field.ts';
import type { Audience, CampaignState, Content } from './campaign.ts';
import type { RowState } from './recipient-row-store.ts';

/** A mass mail. Its id begins with its time, so ids are in the order of time. */
export interface Campaign extends Audience, Content {
  readonly _id: string;
  readonly state: CampaignState;
  /** Increases with every change of the draft. */
  readonly version: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly sendAt: Date | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** The id of the last person of the last saved page of recipients. */
  readonly cursor: string;
  /** Until then only the process with the lease reads or requeues the recipients. */
  readonly leaseUntil: Date;
  /** The recipients to requeue; empty: all with an unknown outcome. */
  readonly resendIds: readonly string[];
  /** Rows by state, set when the campaign finishes; null until then, when the rows are counted. */
  readonly counts: Partial<Record<RowState, number>> | null;
}

export type CampaignModel = Model<Campaign & WithPendingAudit>;

const required = { type: String, required: true };
const dateOrNull = { type: Date, default: null };

const campaignSchema = new Schema<Campaign & WithPendingAudit>(
  {
    _id: required,
    audience: required,
    addresses: [{ type: String }],
    subject: localizedTextField,
    body: localizedTextField,
    state: required,
    version: { type: Number, required: true },
    createdBy: required,
    createdAt: { type: Date, required: true },
    sendAt: dateOrNull,
    startedAt: dateOrNull,
    finishedAt: dateOrNull,
    cursor: { type: String, default: '' },
    leaseUntil: { type: Date, required: true },
    resendIds: [{ type: String }],
    counts: { type: Object, default: null },
    pendingAudit: pendingAuditField,
  },
  { versionKey: false },
).index({ state: 1, _id: 1 });

export const campaignModel = (connection: Connection): CampaignModel =>
  connection.model<Campaign & WithPendingAudit>('campaigns', campaignSchema, 'campaigns');

export const findCampaign = (campaigns: CampaignModel, id: string): Promise<Campaign | null> =>
  campaigns.findById(id).lean<Campaign>().exec();

interface CampaignPageRequest extends BoundedPageRequest {
  readonly states: readonly CampaignState[];
}

/** A page of the campaigns without bodies and addresses, newest first. */
export const listCampaigns = async (
  campaigns: CampaignModel,
  { states, ...request }: CampaignPageRequest,
) => {
  const filter = states.length > 0 ? { state: { $in: [...states] } } : {};
  const projection = { body: 0, addresses: 0, resendIds: 0 };
  const { page, ...rest } = await findBoundedPage(campaigns, filter, request, { projection });
  return { campaigns: page, ...rest };
};
