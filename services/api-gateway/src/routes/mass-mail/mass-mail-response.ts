import type {
  PreviewCampaignResponse,
  RenderedMail,
  Audience as StoredAudience,
  Campaign as StoredCampaign,
  CampaignProgress as StoredProgress,
  CampaignRecipient as StoredRecipient,
  RecipientState as StoredRecipientState,
  CampaignState as StoredState,
} from '@sargam/proto/messaging/v1/campaigns';
import { z } from 'zod';
import { enumNames } from '../../api/enum-names.ts';
import {
  bilingual,
  boundedListOf,
  field,
  instant,
  instantOrNull,
  integer,
  orNull,
  responseOf,
  text,
  textList,
} from '../../api/response.ts';
import { BoundedPageQuery, TextsQuery } from '../../api/schemas.ts';

export const massMailFailed = 'Failed ,Please try again';

export const audiences = enumNames<StoredAudience>()(
  {
    AUDIENCE_ALL_USERS: 'allUser',
    AUDIENCE_SUBSCRIBERS: 'subscriber',
    AUDIENCE_NON_SUBSCRIBERS: 'non-subscriber',
    AUDIENCE_VERIFIED_USERS: 'verified-user',
    AUDIENCE_NON_VERIFIED_USERS: 'non-verified-user',
    AUDIENCE_INSTRUCTORS: 'instructors',
    AUDIENCE_ADMINS: 'admin',
    AUDIENCE_CUSTOM: 'custom',
  },
  'allUser',
);
export const MailTo = audiences.schema.meta({ id: 'MassMailAudience' });

const states = enumNames<StoredState>()(
  {
    CAMPAIGN_STATE_DRAFT: 'draft',
    CAMPAIGN_STATE_SCHEDULED: 'scheduled',
    CAMPAIGN_STATE_COLLECTING: 'collecting',
    CAMPAIGN_STATE_SENDING: 'sending',
    CAMPAIGN_STATE_FINISHED: 'finished',
    CAMPAIGN_STATE_CANCELLED: 'cancelled',
  },
  'draft',
);
const MassMailState = states.schema.meta({
  id: 'MassMailState',
  description: 'collecting: the recipients are being read',
});

const recipientStates = enumNames<StoredRecipientState>()(
  {
    RECIPIENT_STATE_WAITING: 'waiting',
    RECIPIENT_STATE_SENDING: 'sending',
    RECIPIENT_STATE_SENT: 'sent',
    RECIPIENT_STATE_FAILED: 'failed',
    RECIPIENT_STATE_UNKNOWN: 'unknown',
    RECIPIENT_STATE_SKIPPED: 'skipped',
  },
  'waiting',
);
const RecipientState = recipientStates.schema.meta({
  id: 'MassMailOutcome',
  description:
    'unknown: the mail relay may have accepted the mail; skipped: suspended or unsubscribed, see reason',
});

/** A campaign with the name of its author, which is empty for an unknown account. */
export interface CampaignWithAuthor extends StoredCampaign {
  readonly authorName: string;
}

const noProgress: StoredProgress = { total: 0, waiting: 0, sent: 0, failed: 0, unknown: 0, skipped: 0 };
export const progressOf = ({ progress }: StoredCampaign): StoredProgress => progress ?? noProgress;

const listedFields = {
  _id: text((campaign: CampaignWithAuthor) => campaign.id),
  mailTo: field(MailTo, (campaign: CampaignWithAuthor) =>
    audiences.nameOf(campaign.audience?.audience ?? 'AUDIENCE_UNSPECIFIED'),
  ),
  subject: bilingual((campaign: CampaignWithAuthor) => campaign.content?.subject),
  state: field(MassMailState, (campaign: CampaignWithAuthor) => states.nameOf(campaign.state)),
  createdAt: instant((campaign: CampaignWithAuthor) => campaign.createdAt),
  createdBy: text((campaign: CampaignWithAuthor) => campaign.createdBy, 'Id of the admin'),
  authorName: text((campaign: CampaignWithAuthor) => campaign.authorName, 'Empty for an unknown account'),
  sendAt: instantOrNull((campaign: CampaignWithAuthor) => campaign.sendAt),
  startedAt: instantOrNull((campaign: CampaignWithAuthor) => campaign.startedAt),
  finishedAt: instantOrNull((campaign: CampaignWithAuthor) => campaign.finishedAt),
  total: integer((campaign: CampaignWithAuthor) => progressOf(campaign).total),
  waiting: integer((campaign: CampaignWithAuthor) => progressOf(campaign).waiting),
  sent: integer((campaign: CampaignWithAuthor) => progressOf(campaign).sent),
  failed: integer((campaign: CampaignWithAuthor) => progressOf(campaign).failed),
  unknown: integer((campaign: CampaignWithAuthor) => progressOf(campaign).unknown),
  skipped: integer((campaign: CampaignWithAuthor) => progressOf(campaign).skipped),
};

const ListedMassMail = responseOf<CampaignWithAuthor>('ListedMassMail')(listedFields);

export const MassMail = responseOf<CampaignWithAuthor>('MassMail')({
  ...listedFields,
  customEmail: textList((campaign) => [...(campaign.audience?.addresses ?? [])]),
  message: bilingual((campaign) => campaign.content?.body, 'Sanitised HTML (decision L5)'),
  version: integer((campaign) => campaign.version, 'Increases with every change of the draft'),
});

export const MassMails = boundedListOf(ListedMassMail, 'campaigns');

export const MassMailRecipients = boundedListOf(
  responseOf<StoredRecipient>('MassMailRecipient')({
    _id: text((recipient) => recipient.id),
    userId: text((recipient) => recipient.personId, 'Empty for an address without an account'),
    name: text((recipient) => recipient.name),
    email: text((recipient) => recipient.email),
    language: text((recipient) => recipient.language),
    state: field(RecipientState, (recipient) => recipientStates.nameOf(recipient.state)),
    reason: text(
      (recipient) => recipient.reason,
      'suspended, unsubscribed, process-stopped or the answer of the mail relay',
    ),
    at: instant((recipient) => recipient.at),
    attempts: integer((recipient) => recipient.attempts),
  }),
  'recipients',
);

const Rendered = responseOf<RenderedMail>()({
  subject: text((mail) => mail.subject),
  html: text((mail) => mail.html),
  text: text((mail) => mail.text),
});
export const MassMailPreview = responseOf<PreviewCampaignResponse>('MassMailPreview')({
  en: orNull(Rendered, (preview) => preview.en),
  bn: orNull(Rendered, (preview) => preview.bn, 'Null without a Bengali text'),
});

const toList = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

export const MassMailQuery = BoundedPageQuery.extend({
  ...TextsQuery.shape,
  state: MassMailState.transform(states.valueOf).optional(),
});
export const RecipientQuery = BoundedPageQuery.extend({
  state: RecipientState.transform(recipientStates.valueOf).optional(),
});
export const toStates = ({ state }: z.output<typeof MassMailQuery>) => toList(state);
export const toRecipientStates = ({ state }: z.output<typeof RecipientQuery>) => toList(state);

export const TokenQuery = z.object({
  token: z
    .string()
    .regex(/^[\w-]{1,100}\.[\w-]{1,50}$/, 'not a token')
    .meta({ description: 'From the link of a mail' }),
});
