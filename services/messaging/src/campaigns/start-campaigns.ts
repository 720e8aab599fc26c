import { createMongoAudit } from '@sargam/chassis/audit';
import type { Service } from '@sargam/chassis/service';
import { CampaignServiceDefinition } from '@sargam/proto/messaging/v1/campaigns';
import type { Connection } from 'mongoose';
import type { MessagingSettings } from '../config.ts';
import type { SendMail } from '../mails/mailer.ts';
import type { RecipientStore } from '../recipients/recipient-store.ts';
import { createAudienceReader } from './audience.ts';
import { campaignHandlers } from './campaign-handlers.ts';
import { campaignModel } from './campaign-store.ts';
import { startCampaignSender } from './campaign-sweep.ts';
import { openOptOutStore } from './opt-out-store.ts';
import { type RowModel, rowModel } from './recipient-row-store.ts';
import { openSendSecondStore } from './send-second-store.ts';
import { subscriptionHandlers } from './subscription-handlers.ts';
import { createUnsubscribeTokens } from './unsubscribe-token.ts';

interface Deps {
  readonly people: RecipientStore;
  readonly send: SendMail;
}

/** Registers the calls of mass mail and starts its sender. Returns the recipients, of which the dashboard counts some. */
export const startCampaigns = (
  service: Service<MessagingSettings>,
  connection: Connection,
  { people, send }: Deps,
): RowModel => {
  const { siteUrl, identityAddress, unsubscribeSecret, unsubscribeSecretsBefore } = service.settings;
  const { clock } = service;
  const campaigns = campaignModel(connection);
  const rows = rowModel(connection);
  const optOuts = openOptOutStore(connection);
  const tokens = createUnsubscribeTokens(unsubscribeSecret, unsubscribeSecretsBefore);
  const audiences = createAudienceReader(service, identityAddress, { recipients: people, optOuts });
  const audit = createMongoAudit(service, campaigns);
  service.grpc.add(CampaignServiceDefinition, {
    ...campaignHandlers({ campaigns, rows, audit, audiences, people, send, siteUrl, clock }),
    ...subscriptionHandlers({ rows, optOuts, tokens, clock }),
  });
  const claimSecond = openSendSecondStore(connection);
  startCampaignSender(service, { campaigns, rows, audiences, people, optOuts, tokens, claimSecond });
  return rows;
};
