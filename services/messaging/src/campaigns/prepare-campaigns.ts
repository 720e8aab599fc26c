import type { Service } from '@sargam/chassis/service';
import type { AudienceReader } from './audience.ts';
import { campaignTransition } from './campaign.ts';
import type { Campaign, CampaignModel } from './campaign-store.ts';
import { insertRows, type RowModel, requeueUnknown } from './recipient-row-store.ts';

interface Deps {
  readonly service: Service;
  readonly campaigns: CampaignModel;
  readonly rows: RowModel;
  readonly audiences: AudienceReader;
}

/** Longer than a page of recipients takes. After it another process continues at the cursor. */
const leaseMs = 30_000;

const leaseEnd = ({ service }: Deps) => new Date(service.clock().getTime() + leaseMs);

/** Starts the campaigns whose time has come. */
const startDueCampaigns = async ({ service, campaigns }: Deps): Promise<void> => {
  const { from, to } = campaignTransition('start');
  const now = service.clock();
  const due = { state: { $in: [...from] }, sendAt: { $lte: now } };
  for (let started = true; started; ) {
    const campaign = await campaigns
      .findOneAndUpdate(due, { $set: { state: to, startedAt: now, leaseUntil: now } })
      .lean<Campaign>();
    started = campaign !== null;
    if (campaign) service.log.info({ campaign: campaign._id }, 'campaign started');
  }
};

const finishPreparation = async ({ campaigns }: Deps, campaign: Campaign): Promise<void> => {
  const { to } = campaignTransition('send');
  await campaigns.updateOne(
    { _id: campaign._id, state: campaign.state },
    { $set: { state: to, resendIds: [], counts: null, finishedAt: null } },
  );
};

/** Saves the recipients page by page. After a crash the last page is read again; its rows exist and are not added twice. */
const collectRecipients = async (deps: Deps, campaign: Campaign, signal: AbortSignal): Promise<boolean> => {
  const { campaigns, rows, audiences, service } = deps;
  for (let { cursor } = campaign; !signal.aborted; ) {
    const { recipients, next } = await audiences.page(campaign, cursor);
    await insertRows(rows, campaign._id, recipients, service.clock());
    if (next === '') return true;
    cursor = next;
    await campaigns.updateOne({ _id: campaign._id }, { $set: { cursor, leaseUntil: leaseEnd(deps) } });
  }
  return false;
};

/** Reads or requeues the recipients of campaigns that wait for it. Campaigns that another process prepares are left out. */
export const prepareCampaigns = async (deps: Deps, signal: AbortSignal): Promise<void> => {
  const { campaigns, rows, service } = deps;
  await startDueCampaigns(deps);
  const waiting = { state: { $in: [...campaignTransition('send').from] } };
  while (!signal.aborted) {
    const campaign = await campaigns
      .findOneAndUpdate(
        { ...waiting, leaseUntil: { $lte: service.clock() } },
        { $set: { leaseUntil: leaseEnd(deps) } },
        { sort: { _id: 1 } },
      )
      .lean<Campaign>();
    if (!campaign) return;
    if (campaign.state === 'resending')
      await requeueUnknown(rows, campaign._id, campaign.resendIds, service.clock());
    else if (!(await collectRecipients(deps, campaign, signal))) return;
    await finishPreparation(deps, campaign);
    service.log.info({ campaign: campaign._id, from: campaign.state }, 'recipients of campaign queued');
  }
};
