import { keyForValue } from '@sargam/chassis/lookup';
import { sanitizeRichText } from '@sargam/chassis/rich-text';
import {
  Audience as AudienceMessage,
  type CampaignAudience,
  type CampaignContent,
  type Campaign as CampaignMessage,
  type CampaignProgress,
  type CampaignRecipient,
  CampaignState as CampaignStateMessage,
  RecipientState,
} from '@sargam/proto/messaging/v1/campaigns';
import {
  type Audience,
  type AudienceName,
  type CampaignState,
  type Content,
  normalizeAddresses,
} from './campaign.ts';
import type { Campaign } from './campaign-store.ts';
import type { RecipientRow, RowState } from './recipient-row-store.ts';

const audiences: Readonly<Record<AudienceName, AudienceMessage>> = {
  all: AudienceMessage.AUDIENCE_ALL_USERS,
  subscribers: AudienceMessage.AUDIENCE_SUBSCRIBERS,
  'non-subscribers': AudienceMessage.AUDIENCE_NON_SUBSCRIBERS,
  verified: AudienceMessage.AUDIENCE_VERIFIED_USERS,
  'non-verified': AudienceMessage.AUDIENCE_NON_VERIFIED_USERS,
  instructors: AudienceMessage.AUDIENCE_INSTRUCTORS,
  admins: AudienceMessage.AUDIENCE_ADMINS,
  custom: AudienceMessage.AUDIENCE_CUSTOM,
};

const campaignStates: Readonly<Record<CampaignState, CampaignStateMessage>> = {
  draft: CampaignStateMessage.CAMPAIGN_STATE_DRAFT,
  scheduled: CampaignStateMessage.CAMPAIGN_STATE_SCHEDULED,
  collecting: CampaignStateMessage.CAMPAIGN_STATE_COLLECTING,
  sending: CampaignStateMessage.CAMPAIGN_STATE_SENDING,
  resending: CampaignStateMessage.CAMPAIGN_STATE_SENDING,
  finished: CampaignStateMessage.CAMPAIGN_STATE_FINISHED,
  cancelled: CampaignStateMessage.CAMPAIGN_STATE_CANCELLED,
};

const rowStates: Readonly<Record<RowState, RecipientState>> = {
  waiting: RecipientState.RECIPIENT_STATE_WAITING,
  claimed: RecipientState.RECIPIENT_STATE_WAITING,
  sending: RecipientState.RECIPIENT_STATE_SENDING,
  sent: RecipientState.RECIPIENT_STATE_SENT,
  failed: RecipientState.RECIPIENT_STATE_FAILED,
  unknown: RecipientState.RECIPIENT_STATE_UNKNOWN,
  skipped: RecipientState.RECIPIENT_STATE_SKIPPED,
};

const keysForValues = <K extends string, V extends string>(
  table: Readonly<Record<K, V>>,
  values: readonly V[],
): K[] => (Object.keys(table) as K[]).filter((key) => values.includes(table[key]));

/** Several stored states can have one name outside. */
export const parseCampaignStates = (states: readonly CampaignStateMessage[]) =>
  keysForValues(campaignStates, states);
export const parseRowStates = (states: readonly RecipientState[]) => keysForValues(rowStates, states);

/** Without an audience: every account. */
export const parseAudience = (message: CampaignAudience | undefined): Audience => {
  const audience = keyForValue(audiences, message?.audience ?? AudienceMessage.AUDIENCE_UNSPECIFIED) ?? 'all';
  return { audience, addresses: audience === 'custom' ? normalizeAddresses(message?.addresses ?? []) : [] };
};

/** A subject is one line: line breaks would end its header. */
const toLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

/** The HTML is sanitised here, so that neither the store nor a mail has anything else (decision L5). */
export const parseContent = (message: CampaignContent | undefined): Content => ({
  subject: { en: toLine(message?.subject?.en ?? ''), bn: toLine(message?.subject?.bn ?? '') },
  body: {
    en: sanitizeRichText(message?.body?.en ?? ''),
    bn: sanitizeRichText(message?.body?.bn ?? ''),
  },
});

type Counts = Partial<Record<RowState, number>>;

const toProgress = (counts: Counts): CampaignProgress => {
  const { waiting = 0, claimed = 0, sending = 0, sent = 0, failed = 0, unknown = 0, skipped = 0 } = counts;
  const open = waiting + claimed + sending;
  return { total: open + sent + failed + unknown + skipped, waiting: open, sent, failed, unknown, skipped };
};

/** `counts` are the present counts of the rows; undefined: those of the time when the campaign was finished. */
export const toCampaignMessage = (campaign: Campaign, counts: Counts | undefined): CampaignMessage => ({
  id: campaign._id,
  audience: { audience: audiences[campaign.audience], addresses: [...(campaign.addresses ?? [])] },
  content: { subject: campaign.subject, body: campaign.body },
  state: campaignStates[campaign.state],
  version: campaign.version,
  createdBy: campaign.createdBy,
  createdAt: campaign.createdAt,
  sendAt: campaign.sendAt ?? undefined,
  startedAt: campaign.startedAt ?? undefined,
  finishedAt: campaign.finishedAt ?? undefined,
  progress: toProgress(counts ?? campaign.counts ?? {}),
});

export const toRecipientMessage = ({
  _id: id,
  state,
  claim: _,
  ...row
}: RecipientRow): CampaignRecipient => ({
  id,
  personId: row.personId,
  name: row.name,
  email: row.email,
  language: row.language,
  state: rowStates[state],
  reason: row.reason,
  at: row.at,
  attempts: row.attempts,
});
