import type { MongoAudit } from '@sargam/chassis/audit';
import type { Clock } from '@sargam/chassis/clock';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type {
  Campaign as CampaignMessage,
  CampaignServiceImplementation,
  SaveDraftRequest,
} from '@sargam/proto/messaging/v1/campaigns';
import type { Language, Mail } from '../mails/mail.ts';
import type { SendMail } from '../mails/mailer.ts';
import type { RecipientStore } from '../recipients/recipient-store.ts';
import type { AudienceReader } from './audience.ts';
import {
  type Content,
  requireAddresses,
  requireComplete,
  requireCompleteContent,
  requireStorable,
} from './campaign.ts';
import { sampleMail, testMail } from './campaign-mail.ts';
import {
  parseAudience,
  parseCampaignStates,
  parseContent,
  parseRowStates,
  toCampaignMessage,
  toRecipientMessage,
} from './campaign-message.ts';
import { type Campaign, type CampaignModel, listCampaigns } from './campaign-store.ts';
import {
  cancelCampaign,
  type DraftChange,
  requireCampaign,
  resendUnknown,
  saveDraft,
  scheduleCampaign,
} from './change-campaign.ts';
import { countRows, listRows, type RowModel } from './recipient-row-store.ts';
import type { SubscriptionHandlers } from './subscription-handlers.ts';

interface Deps {
  readonly campaigns: CampaignModel;
  readonly rows: RowModel;
  readonly audit: MongoAudit;
  readonly audiences: AudienceReader;
  readonly people: RecipientStore;
  readonly send: SendMail;
  readonly siteUrl: string;
  readonly clock: Clock;
}

const admins = { roles: ['admin'] };
const maxResent = 1_000;

const writtenLanguages = ({ subject }: Content): readonly Language[] =>
  subject.bn === '' ? ['en'] : ['en', 'bn'];

const toDraftChange = (request: SaveDraftRequest | undefined, changedBy: string, now: Date): DraftChange => ({
  id: request?.campaignId || newId(now),
  ...parseAudience(request?.audience),
  ...parseContent(request?.content),
  basedOnVersion: request?.basedOnVersion,
  changedBy,
});

/** Finished campaigns have stored counts; the rows of the others are counted, in one query. */
const withProgress = async (rows: RowModel, found: readonly Campaign[]): Promise<CampaignMessage[]> => {
  const unfinished = found.filter(({ state }) => state !== 'finished').map(({ _id }) => _id);
  const counts = await countRows(rows, unfinished);
  return found.map((campaign) => toCampaignMessage(campaign, counts.get(campaign._id)));
};

const draftHandlers = (
  deps: Deps,
): Pick<
  CampaignServiceImplementation,
  'saveDraft' | 'scheduleCampaign' | 'cancelCampaign' | 'resendUnknown'
> => {
  const answer = async (campaign: Campaign): Promise<CampaignMessage> =>
    toCampaignMessage(campaign, (await countRows(deps.rows, [campaign._id])).get(campaign._id));
  return {
    saveDraft: async (request, context) => {
      const change = toDraftChange(request, requireCaller(context, admins).subject, deps.clock());
      requireStorable(change);
      return answer(await saveDraft(deps, change));
    },
    scheduleCampaign: async ({ draft, sendAt }, context) => {
      const change = toDraftChange(draft, requireCaller(context, admins).subject, deps.clock());
      requireComplete(change);
      return answer(await scheduleCampaign(deps, await saveDraft(deps, change), sendAt));
    },
    cancelCampaign: async ({ campaignId }, context) => {
      requireCaller(context, admins);
      return answer(await cancelCampaign(deps, campaignId));
    },
    resendUnknown: async ({ campaignId, recipientIds }, context) => {
      requireCaller(context, admins);
      if (recipientIds.length > maxResent)
        throw domainError.invalid('too-many-recipients', `At most ${maxResent} recipients`);
      return answer(await resendUnknown(deps, campaignId, recipientIds));
    },
  };
};

const toRendered = ({ subject, html, text }: Mail) => ({ subject, html, text });

const mailHandlers = ({
  people,
  send,
  siteUrl,
}: Deps): Pick<CampaignServiceImplementation, 'previewCampaign' | 'sendTestMail'> => ({
  previewCampaign: async (request, context) => {
    requireCaller(context, admins);
    const content = parseContent(request);
    requireStorable(content);
    const [en, bn] = writtenLanguages(content).map((language) =>
      toRendered(sampleMail(content, language, siteUrl)),
    );
    return { en, bn };
  },
  sendTestMail: async ({ content: message, idempotencyKey }, context) => {
    const { subject } = requireCaller(context, admins);
    const content = parseContent(message);
    requireCompleteContent(content);
    const { email: recipient } = await people.find(subject);
    const key = idempotencyKey || newId();
    await Promise.all(
      writtenLanguages(content).map((language) =>
        send(
          { idempotencyKey: `${key}-${language}`, template: 'campaign-test', language, recipient },
          testMail(content, language, siteUrl),
        ),
      ),
    );
    return {};
  },
});

/** Mass mail for admins (decisions B21, L6). */
export const campaignHandlers = (
  deps: Deps,
): Omit<CampaignServiceImplementation, keyof SubscriptionHandlers> => ({
  ...draftHandlers(deps),
  ...mailHandlers(deps),
  countAudience: async ({ audience: message }, context) => {
    requireCaller(context, admins);
    const audience = parseAudience(message);
    requireAddresses(audience);
    return { count: await deps.audiences.count(audience) };
  },
  listCampaigns: async ({ states, page, after }, context) => {
    requireCaller(context, admins);
    const found = await listCampaigns(deps.campaigns, { states: parseCampaignStates(states), page, after });
    return { ...found, campaigns: await withProgress(deps.rows, found.campaigns) };
  },
  getCampaign: async ({ campaignId }, context) => {
    requireCaller(context, admins);
    const [campaign, counts] = await Promise.all([
      requireCampaign(deps.campaigns, campaignId),
      countRows(deps.rows, [campaignId]),
    ]);
    return toCampaignMessage(campaign, counts.get(campaignId));
  },
  listCampaignRecipients: async ({ campaignId, states, page, after }, context) => {
    requireCaller(context, admins);
    const found = await listRows(deps.rows, { campaignId, states: parseRowStates(states), page, after });
    return { ...found, recipients: found.recipients.map(toRecipientMessage) };
  },
});
