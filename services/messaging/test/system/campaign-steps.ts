import { Audience, type Campaign, CampaignState } from '@sargam/proto/messaging/v1/campaigns';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { type CampaignSuite, type Member, startCampaignSuite } from './campaign-suite.ts';

export const member = (id: string, language = 'en'): Member => ({
  id,
  name: `Name of ${id}`,
  email: `${id}@example.com`,
  language,
});
export const members = [
  member('anika'),
  member('bristi', 'bn'),
  member('chand'),
  member('dola'),
  member('esha'),
];

/** Starts messaging with these members, the admin `office`, and a rate that slows no test down. */
export const startCampaignsWithMembers = async (): Promise<CampaignSuite> => {
  const campaigns = await startCampaignSuite(members, { MASS_MAIL_PER_SECOND: '100' });
  for (const each of members) await campaigns.publishPerson(each);
  await campaigns.publishPerson(member('office'));
  const messaging = () =>
    campaigns.suite.as({ subject: 'office', roles: ['admin'] }).client(MessagingServiceDefinition);
  await campaigns.suite.eventually(() => messaging().countWaiting({}));
  return campaigns;
};

export const content = (subject: string, bn = '') => ({
  subject: { en: subject, bn },
  body: { en: '<p onclick="x()">Half price</p>', bn: bn && `<p>${bn} দাম</p>` },
});
export const custom = (...addresses: string[]) => ({ audience: Audience.AUDIENCE_CUSTOM, addresses });
export const everybody = { audience: Audience.AUDIENCE_ALL_USERS };

/** Steps of tests whose suite is started later. */
export const campaignSteps = (campaigns: () => CampaignSuite) => ({
  schedule: (campaignId: string, audience: object, subject: string, sendAt?: Date) =>
    campaigns().admin.scheduleCampaign({
      draft: { campaignId, audience, content: content(subject) },
      sendAt,
    }),
  /** Waits for the end of a campaign. */
  finished: (campaignId: string): Promise<Campaign> =>
    campaigns().suite.eventually(async () => {
      const campaign = await campaigns().admin.getCampaign({ campaignId });
      expect(campaign.state).toBe(CampaignState.CAMPAIGN_STATE_FINISHED);
      return campaign;
    }),
  mailsWith: (subject: string) =>
    campaigns().relay.mails.filter(({ data }) => data.includes(`Subject: ${subject}`)),
});
