import type { Campaign } from '@sargam/proto/messaging/v1/campaigns';
import type { z } from 'zod';
import { renameErrorFields } from '../../api/error-fields.ts';
import { readIdempotencyKey } from '../../api/idempotency-key.ts';
import { integer, responseOf, successMessage, successWith } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { IdParams, TextsQuery, toBoundedPage } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { loadKnownPeople } from '../../upstream/load-known-people.ts';
import { massMailCsv, recipientCsv } from './mass-mail-csv.ts';
import { AudienceForm, ContentForm, DraftForm, MassMailForm, ResendForm } from './mass-mail-form.ts';
import {
  audiences,
  type CampaignWithAuthor,
  MassMail,
  MassMailPreview,
  MassMailQuery,
  MassMailRecipients,
  MassMails,
  massMailFailed,
  RecipientQuery,
  toRecipientStates,
  toStates,
} from './mass-mail-response.ts';

/** Two texts of 100,000 letters in Bengali, with their escapes. */
const bodyLimit = 2 * 1024 * 1024;
const admin = { roles: admins } as const;
const ofStaff = { ...admin, noOwner: 'staff', params: IdParams } as const;

const fieldNames = {
  audience: 'mailTo',
  addresses: 'customEmail',
  subject_bn: 'subjectBn',
  body: 'message',
  body_bn: 'messageBn',
};

const toAudience = ({ mailTo, customEmail }: z.output<typeof AudienceForm>) => ({
  audience: audiences.valueOf(mailTo),
  addresses: customEmail,
});

const toContent = (form: z.output<typeof ContentForm>) => ({
  subject: { en: form.subject, bn: form.subjectBn },
  body: { en: form.message, bn: form.messageBn },
});

const toDraft = (form: z.output<typeof DraftForm>) => ({
  campaignId: form._id,
  audience: toAudience(form),
  content: toContent(form),
  basedOnVersion: form.version,
});

const withAuthors = async (
  deps: HandlerDeps,
  campaigns: readonly Campaign[],
): Promise<CampaignWithAuthor[]> => {
  const people = await loadKnownPeople(
    deps,
    campaigns.map(({ createdBy }) => createdBy),
  );
  return campaigns.map((campaign) => ({
    ...campaign,
    authorName: people.get(campaign.createdBy)?.name ?? '',
  }));
};

const withAuthor = async (deps: HandlerDeps, call: () => Promise<Campaign>): Promise<CampaignWithAuthor> => {
  const campaign = await renameErrorFields(fieldNames, call);
  const [first] = await withAuthors(deps, [campaign]);
  return first ?? { ...campaign, authorName: '' };
};

const writingRoutes: readonly Route[] = [
  route.post('/mass-mail/', {
    ...admin,
    summary: 'Queues a mass mail for now or for a time; a repeat with the same _id changes nothing',
    stepUp: true,
    idempotency: 'gateway',
    body: MassMailForm,
    bodyLimit,
    invalidMessage: massMailFailed,
    response: successWith('Mass mailing sent successful!', MassMail),
    handle: ({ body }, deps) =>
      withAuthor(deps, () =>
        deps.campaigns.scheduleCampaign({
          draft: toDraft(body),
          sendAt: body.sendAt === undefined ? undefined : new Date(body.sendAt),
        }),
      ),
  }),
  route.post('/mass-mail/draft', {
    ...admin,
    summary: 'Saves the draft of a mass mail; a repeat changes nothing',
    body: DraftForm,
    bodyLimit,
    invalidMessage: massMailFailed,
    response: successWith('Draft saved', MassMail),
    handle: ({ body }, deps) => withAuthor(deps, () => deps.campaigns.saveDraft(toDraft(body))),
  }),
  route.post('/mass-mail/audience', {
    ...admin,
    summary: 'How many people would get a mass mail now, without suspended and unsubscribed people',
    body: AudienceForm,
    invalidMessage: massMailFailed,
    response: responseOf<{ readonly count: number }>()({ count: integer((audience) => audience.count) }),
    handle: ({ body }, { campaigns }) =>
      renameErrorFields(fieldNames, () => campaigns.countAudience({ audience: toAudience(body) })),
  }),
  route.post('/mass-mail/preview', {
    ...admin,
    summary: 'A mass mail as it is sent, in each language that has a text',
    body: ContentForm,
    bodyLimit,
    invalidMessage: massMailFailed,
    response: MassMailPreview,
    handle: ({ body }, { campaigns }) =>
      renameErrorFields(fieldNames, () => campaigns.previewCampaign(toContent(body))),
  }),
  route.post('/mass-mail/test', {
    ...admin,
    summary: 'Mails a mass mail to the caller only; a repeat with the same idempotency-key sends nothing',
    ratePerPerson: 'message',
    body: ContentForm,
    bodyLimit,
    invalidMessage: massMailFailed,
    response: successMessage('Test mail sent'),
    handle: ({ body, request }, { campaigns }) =>
      renameErrorFields(fieldNames, () =>
        campaigns.sendTestMail({ content: toContent(body), idempotencyKey: readIdempotencyKey(request) }),
      ),
  }),
];

export const massMailRoutes: readonly Route[] = [
  ...writingRoutes,
  route.get('/mass-mail/', {
    ...admin,
    summary: 'Mass mails with their progress, newest first',
    query: MassMailQuery,
    response: MassMails,
    csv: massMailCsv,
    handle: async ({ query }, deps) => {
      const found = await deps.campaigns.listCampaigns({ states: toStates(query), ...toBoundedPage(query) });
      return { ...found, campaigns: await withAuthors(deps, found.campaigns) };
    },
  }),
  route.get('/mass-mail/{id}', {
    ...ofStaff,
    summary: 'A mass mail with its texts and progress',
    query: TextsQuery,
    response: MassMail,
    handle: ({ params }, deps) =>
      withAuthor(deps, () => deps.campaigns.getCampaign({ campaignId: params.id })),
  }),
  route.get('/mass-mail/{id}/recipients', {
    ...ofStaff,
    summary: 'The recipients of a mass mail with the outcome for each',
    query: RecipientQuery,
    response: MassMailRecipients,
    csv: recipientCsv,
    handle: ({ params, query }, { campaigns }) =>
      campaigns.listCampaignRecipients({
        campaignId: params.id,
        states: toRecipientStates(query),
        ...toBoundedPage(query),
      }),
  }),
  route.post('/mass-mail/{id}/cancel', {
    ...ofStaff,
    summary: 'Cancels a mass mail before it is sent, or discards a draft; a repeat changes nothing',
    response: successWith('Mass mail cancelled', MassMail),
    handle: ({ params }, deps) =>
      withAuthor(deps, () => deps.campaigns.cancelCampaign({ campaignId: params.id })),
  }),
  route.post('/mass-mail/{id}/resend', {
    ...ofStaff,
    summary: 'Sends a finished mass mail again to recipients whose outcome is unknown',
    stepUp: true,
    body: ResendForm,
    response: successWith('Mass mailing sent successful!', MassMail),
    handle: ({ params, body }, deps) =>
      withAuthor(deps, () =>
        deps.campaigns.resendUnknown({ campaignId: params.id, recipientIds: body.recipients }),
      ),
  }),
];
