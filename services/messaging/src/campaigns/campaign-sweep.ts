import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from '@sargam/chassis/service';
import type { MessagingSettings } from '../config.ts';
import { connectToRelay } from '../mails/relay.ts';
import type { RecipientStore } from '../recipients/recipient-store.ts';
import type { AudienceReader } from './audience.ts';
import { campaignTransition } from './campaign.ts';
import type { Campaign, CampaignModel } from './campaign-store.ts';
import type { OptOutStore } from './opt-out-store.ts';
import { prepareCampaigns } from './prepare-campaigns.ts';
import { countRows, countRowsInState, type RowModel } from './recipient-row-store.ts';
import { endExpiredLeases } from './row-claims.ts';
import { type BatchDeps, campaignConnections, sendBatch } from './send-batch.ts';
import type { ClaimSecond } from './send-second-store.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

interface SenderDeps {
  readonly campaigns: CampaignModel;
  readonly rows: RowModel;
  readonly audiences: AudienceReader;
  readonly people: RecipientStore;
  readonly optOuts: OptOutStore;
  readonly tokens: UnsubscribeTokens;
  readonly claimSecond: ClaimSecond;
}

const intervalMs = 500;
/** Then due campaigns are started and expired leases are ended before the next seconds. */
const maxSecondsPerRun = 10;
const second = 1_000;
const openStates = ['waiting', 'claimed', 'sending'] as const;

const createMetrics = (service: Service, rows: RowModel) => {
  const mails = service.counter('campaign_mails_total', 'Mails of mass mail by outcome.', ['outcome']);
  const open = service.gauge(
    'campaign_mails',
    'Recipients of mass mail that wait, and those with an unknown outcome; the same number on every replica.',
    ['state'],
  );
  return {
    count: (outcome: string) => mails.inc({ outcome }),
    refresh: async () => {
      for (const state of ['waiting', 'unknown'] as const)
        open.set({ state }, await countRowsInState(rows, state));
    },
  };
};

/** Finishes campaigns that have no recipient to send to. */
const finishCampaigns = async (service: Service, { campaigns, rows }: SenderDeps): Promise<void> => {
  const { from, to } = campaignTransition('finish');
  for (const { _id } of await campaigns.find({ state: { $in: [...from] } }, { _id: 1 }).lean<Campaign[]>()) {
    if (await rows.exists({ campaignId: _id, state: { $in: [...openStates] } })) continue;
    const counts = (await countRows(rows, [_id])).get(_id) ?? {};
    const { modifiedCount } = await campaigns.updateOne(
      { _id, state: { $in: [...from] } },
      { $set: { state: to, finishedAt: service.clock(), counts } },
    );
    if (modifiedCount === 1) service.log.info({ campaign: _id, ...counts }, 'campaign finished');
  }
};

/**
 * Sends the mails of campaigns. Every replica runs it: leases and claims in MongoDB decide which process prepares a campaign, which one
 * sends in a second of the clock, and which one sends a mail.
 */
export const startCampaignSender = (service: Service<MessagingSettings>, deps: SenderDeps): void => {
  const { campaigns, rows, claimSecond } = deps;
  const { siteUrl, massMailPerSecond } = service.settings;
  const metrics = createMetrics(service, rows);
  const batchDeps: BatchDeps = {
    ...deps,
    service,
    siteUrl,
    count: metrics.count,
    deliver: connectToRelay(service, campaignConnections),
  };

  /** Sends in the present second, if no other process does. False if nothing waits. */
  const sendInSecond = async (signal: AbortSignal): Promise<boolean> => {
    const sending = await campaigns.find({ state: 'sending' }).sort({ _id: 1 }).lean<Campaign[]>();
    if (sending.length === 0) return false;
    const ids = sending.map(({ _id }) => _id);
    const due = { campaignId: { $in: ids }, state: 'waiting' as const, dueAt: { $lte: service.clock() } };
    if (!(await rows.exists(due))) return false;
    const now = service.clock().getTime();
    const current = Math.floor(now / second);
    const until = new Date((current + 1) * second);
    if (await claimSecond(current))
      await sendBatch(batchDeps, new Map(sending.map((each) => [each._id, each])), massMailPerSecond, until);
    const rest = until.getTime() - service.clock().getTime();
    if (rest > 0) await sleep(rest, undefined, { signal }).catch(() => undefined);
    return !signal.aborted;
  };

  service.scheduleJob('send campaigns', intervalMs, async (signal) => {
    await prepareCampaigns({ service, campaigns, rows, audiences: deps.audiences }, signal);
    for (let count = 0; count < maxSecondsPerRun && (await sendInSecond(signal)); count += 1);
    for (const mail of await endExpiredLeases(rows, service.clock())) {
      metrics.count('unknown');
      service.log.error({ mail }, 'process stopped while it sent a mail of a campaign; outcome unknown');
    }
    await finishCampaigns(service, deps);
  });
  service.scheduleJob('count campaign mails', 15_000, metrics.refresh);
};
