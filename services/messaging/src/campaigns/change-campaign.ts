import type { MongoAudit } from '@sargam/chassis/audit';
import type { Clock } from '@sargam/chassis/clock';
import { domainError } from '@sargam/chassis/errors';
import { type Audience, type CampaignAction, type Content, campaignTransition } from './campaign.ts';
import { alreadyStarted, notFinished, outdated, refusal } from './campaign-refusals.ts';
import { type Campaign, type CampaignModel, findCampaign } from './campaign-store.ts';

interface Deps {
  readonly campaigns: CampaignModel;
  readonly audit: MongoAudit;
  readonly clock: Clock;
}

export interface DraftChange extends Audience, Content {
  readonly id: string;
  /** Undefined: any version. */
  readonly basedOnVersion: number | undefined;
  readonly changedBy: string;
}

const targetKind = 'campaign';

export const requireCampaign = async (campaigns: CampaignModel, id: string): Promise<Campaign> => {
  const campaign = await findCampaign(campaigns, id);
  if (!campaign) throw domainError.notFound('campaign-not-found', 'No data found');
  return campaign;
};

/** Entries are kept for ever, so they have neither addresses nor texts, except the subject. */
const toAuditFields = ({ audience, addresses, subject }: Audience & Content, version: number) => ({
  audience,
  ...(audience === 'custom' && { addresses: addresses.length }),
  subject,
  version,
});

const isSame = (one: Audience & Content, other: Audience & Content): boolean =>
  JSON.stringify([one.audience, one.addresses, one.subject.en, one.subject.bn, one.body.en, one.body.bn]) ===
  JSON.stringify([
    other.audience,
    other.addresses,
    other.subject.en,
    other.subject.bn,
    other.body.en,
    other.body.bn,
  ]);

const insertDraft = async ({ campaigns, audit, clock }: Deps, change: DraftChange): Promise<Campaign> => {
  const { id: _id, audience, addresses, subject, body, changedBy } = change;
  const now = clock();
  await audit.insertAudited(
    {
      _id,
      ...{ audience, addresses, subject, body },
      ...{ state: 'draft', version: 1, createdBy: changedBy, createdAt: now, leaseUntil: now },
    },
    { action: 'SaveDraft', targetKind, targetId: _id, after: toAuditFields(change, 1) },
  );
  return requireCampaign(campaigns, _id);
};

/** Creates or changes a draft. A change to what is stored already changes nothing, in any state. */
export const saveDraft = async (deps: Deps, change: DraftChange): Promise<Campaign> => {
  const { id: _id, audience, addresses, subject, body } = change;
  const { campaigns, audit } = deps;
  const current = (await findCampaign(campaigns, _id)) ?? (await insertDraft(deps, change));
  if (isSame(current, change)) return current;
  if (current.state !== 'draft') throw refusal(current);
  const { version } = current;
  if (change.basedOnVersion !== undefined && change.basedOnVersion !== version) throw outdated();
  const entries = audit.createEntries({
    action: 'SaveDraft',
    targetKind,
    targetId: _id,
    before: toAuditFields(current, version),
    after: toAuditFields(change, version + 1),
  });
  const { modifiedCount } = await campaigns.updateOne(
    { _id, state: 'draft', version },
    {
      $set: { audience, addresses: [...addresses], subject, body, version: version + 1 },
      $push: { pendingAudit: { $each: entries } },
    },
  );
  if (modifiedCount === 0) throw outdated();
  await audit.movePending(_id);
  return requireCampaign(campaigns, _id);
};

interface Step {
  readonly action: CampaignAction;
  /** Name of the called method. */
  readonly call: string;
  readonly set?: Partial<Campaign>;
  /** More fields of the audit entry. */
  readonly audited?: object;
}

/** Moves the campaign to its next state with an audit entry, in one update. False: its state does not allow the action. */
const moveCampaign = async (
  { campaigns, audit }: Deps,
  { _id, state }: Campaign,
  { action, call, set, audited }: Step,
): Promise<boolean> => {
  const { from, to } = campaignTransition(action);
  const entries = audit.createEntries({
    action: call,
    targetKind,
    targetId: _id,
    before: { state },
    after: { state: to, ...audited },
  });
  const { modifiedCount } = await campaigns.updateOne(
    { _id, state: { $in: [...from] } },
    { $set: { ...set, state: to }, $push: { pendingAudit: { $each: entries } } },
  );
  if (modifiedCount === 0) return false;
  await audit.movePending(_id);
  return true;
};

/** Whether the campaign is sent at this time; undefined stands for the time when it was queued, and every past time too. */
const isSentAt = ({ sendAt }: Campaign, wanted: Date | undefined, now: Date): boolean =>
  (sendAt ?? now) <= now ? wanted === undefined || wanted <= now : sendAt?.getTime() === wanted?.getTime();

/** Queues a draft. A repeat with the same time changes nothing; of two different times the first one counts. */
export const scheduleCampaign = async (deps: Deps, campaign: Campaign, wanted: Date | undefined) => {
  const now = deps.clock();
  const sendAt = wanted && wanted > now ? wanted : now;
  const moved = await moveCampaign(deps, campaign, {
    action: 'schedule',
    call: 'ScheduleCampaign',
    set: { sendAt },
    audited: { sendAt },
  });
  const scheduled = await requireCampaign(deps.campaigns, campaign._id);
  if (scheduled.state === 'cancelled' || (!moved && !isSentAt(scheduled, wanted, now)))
    throw refusal(scheduled);
  return scheduled;
};

/** Cancels a campaign before its sending starts. A repeat changes nothing. */
export const cancelCampaign = async (deps: Deps, id: string): Promise<Campaign> => {
  const campaign = await requireCampaign(deps.campaigns, id);
  await moveCampaign(deps, campaign, { action: 'cancel', call: 'CancelCampaign' });
  const cancelled = await requireCampaign(deps.campaigns, id);
  if (cancelled.state !== 'cancelled') throw alreadyStarted(cancelled);
  return cancelled;
};

/** Asks the job to send to recipients with an unknown outcome again. */
export const resendUnknown = async (
  deps: Deps,
  id: string,
  recipientIds: readonly string[],
): Promise<Campaign> => {
  const campaign = await requireCampaign(deps.campaigns, id);
  const moved = await moveCampaign(deps, campaign, {
    action: 'resend',
    call: 'ResendUnknown',
    set: { resendIds: recipientIds, leaseUntil: deps.clock() },
    audited: { recipients: recipientIds.length || 'all unknown' },
  });
  if (!moved) throw notFinished(campaign);
  return requireCampaign(deps.campaigns, id);
};
