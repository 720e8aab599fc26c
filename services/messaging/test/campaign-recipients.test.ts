import { CampaignServiceDefinition, RecipientState } from '@sargam/proto/messaging/v1/campaigns';
import {
  campaignSteps,
  content,
  custom,
  everybody,
  member,
  members,
  startCampaignsWithMembers,
} from './system/campaign-steps.ts';
import type { CampaignSuite } from './system/campaign-suite.ts';

let campaigns: CampaignSuite;
beforeAll(async () => {
  campaigns = await startCampaignsWithMembers();
}, 60_000);
afterAll(() => campaigns.stop(), 30_000);

const { schedule, finished, mailsWith } = campaignSteps(() => campaigns);
const recipientsOf = async (campaignId: string, states: RecipientState[] = []) =>
  (await campaigns.admin.listCampaignRecipients({ campaignId, states })).recipients;
const tokenOf = (data: string) =>
  /List-Unsubscribe:\s*<[^>]*token=([^>\s]+)>/.exec(data.replaceAll(/\r\n\s+/g, ''))?.[1] ?? '';
const visitor = () => campaigns.suite.client(CampaignServiceDefinition);

it('each recipient gets one mail in the own language, with a header and a link that end mass mail', async () => {
  await campaigns.admin.scheduleCampaign({
    draft: { campaignId: 'eid', audience: everybody, content: content('Eid', 'ঈদ') },
  });
  const campaign = await finished('eid');
  expect(campaign.progress).toMatchObject({ total: 5, sent: 5, waiting: 0, unknown: 0 });
  expect(campaigns.relay.mails.map(({ to }) => to).sort()).toEqual(members.map(({ email }) => email));
  const bengali = campaigns.relay.mails.find(({ to }) => to === 'bristi@example.com')?.data ?? '';
  expect(bengali).toContain(`Subject: =?UTF-8?B?${Buffer.from('ঈদ').toString('base64')}?=`);
  const english = campaigns.relay.mails.find(({ to }) => to === 'anika@example.com')?.data ?? '';
  expect(english).toContain('Subject: Eid');
  expect(english).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(tokenOf(english)).not.toContain('@');
  expect(english).not.toContain('onclick');
  expect(campaigns.filters).toContainEqual(expect.objectContaining({ suspended: false }));
});

it('unsubscribed people are left out of the count, and are listed as skipped by the next mail, until they subscribe again', async () => {
  const [mail] = campaigns.relay.mails.filter(({ to }) => to === 'chand@example.com');
  const token = tokenOf(mail?.data ?? '');
  for (const _ of [1, 2]) await visitor().unsubscribe({ token });
  expect((await campaigns.admin.countAudience({ audience: everybody })).count).toBe(4);
  expect(
    (await campaigns.admin.countAudience({ audience: custom('chand@example.com', 'new@example.com') })).count,
  ).toBe(1);
  await schedule('without', everybody, 'Without');
  expect((await finished('without')).progress).toMatchObject({ total: 5, sent: 4, skipped: 1 });
  expect(await recipientsOf('without', [RecipientState.RECIPIENT_STATE_SKIPPED])).toMatchObject([
    { personId: 'chand', email: 'chand@example.com', reason: 'unsubscribed' },
  ]);
  expect(mailsWith('Without').map(({ to }) => to)).not.toContain('chand@example.com');
  await visitor().resubscribe({ token });
  expect((await campaigns.admin.countAudience({ audience: everybody })).count).toBe(5);
});

it('an address without an account is unsubscribed too', async () => {
  await schedule('guest', custom('guest@example.com'), 'Guest');
  await finished('guest');
  await visitor().unsubscribe({ token: tokenOf(mailsWith('Guest')[0]?.data ?? '') });
  expect((await campaigns.admin.countAudience({ audience: custom('guest@example.com') })).count).toBe(0);
});

it('a token that was changed is refused', async () => {
  const token = tokenOf(campaigns.relay.mails[0]?.data ?? '');
  for (const wrong of ['', 'eid-anika', `${token}x`, token.replace('eid-', 'eie-'), `${token}.${token}`])
    await expect(visitor().unsubscribe({ token: wrong })).rejects.toMatchObject({
      code: 'subscription-not-found',
    });
});

it('people who are suspended after the recipients were read are skipped', async () => {
  await campaigns.publishPerson(member('dola'), { suspended: true });
  await campaigns.suite.eventually(async () =>
    expect((await campaigns.admin.countAudience({ audience: custom('dola@example.com') })).count).toBe(0),
  );
  // Identity of the test still lists the person.
  await schedule('late', everybody, 'Late');
  expect((await finished('late')).progress).toMatchObject({ total: 5, sent: 4, skipped: 1 });
  expect(await recipientsOf('late', [RecipientState.RECIPIENT_STATE_SKIPPED])).toMatchObject([
    { personId: 'dola', email: 'dola@example.com', reason: 'suspended' },
  ]);
});
