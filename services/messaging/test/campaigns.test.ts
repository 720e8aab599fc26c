import { AuditServiceDefinition } from '@sargam/proto/messaging/v1/audit';
import {
  Audience,
  type Campaign,
  CampaignServiceDefinition,
  CampaignState,
  RecipientState,
} from '@sargam/proto/messaging/v1/campaigns';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { type CampaignSuite, type Member, startCampaignSuite } from './system/campaign-suite.ts';

const member = (id: string, language = 'en'): Member => ({
  id,
  name: `Name of ${id}`,
  email: `${id}@example.com`,
  language,
});
const members = [member('anika'), member('bristi', 'bn'), member('chand'), member('dola'), member('esha')];

let campaigns: CampaignSuite;
beforeAll(async () => {
  campaigns = await startCampaignSuite(members, { MASS_MAIL_PER_SECOND: '100' });
  for (const each of members) await campaigns.publishPerson(each);
  await campaigns.publishPerson(member('office'));
  const messaging = () =>
    campaigns.suite.as({ subject: 'office', roles: ['admin'] }).client(MessagingServiceDefinition);
  await campaigns.suite.eventually(() => messaging().countWaiting({}));
}, 60_000);
afterAll(() => campaigns.stop(), 30_000);

const content = (subject: string, bn = '') => ({
  subject: { en: subject, bn },
  body: { en: '<p onclick="x()">Half price</p>', bn: bn && `<p>${bn} দাম</p>` },
});
const custom = (...addresses: string[]) => ({ audience: Audience.AUDIENCE_CUSTOM, addresses });
const everybody = { audience: Audience.AUDIENCE_ALL_USERS };
const schedule = (campaignId: string, audience: object, subject: string, sendAt?: Date) =>
  campaigns.admin.scheduleCampaign({ draft: { campaignId, audience, content: content(subject) }, sendAt });
const finished = (campaignId: string): Promise<Campaign> =>
  campaigns.suite.eventually(async () => {
    const campaign = await campaigns.admin.getCampaign({ campaignId });
    expect(campaign.state).toBe(CampaignState.CAMPAIGN_STATE_FINISHED);
    return campaign;
  });
const recipientsOf = async (campaignId: string, states: RecipientState[] = []) =>
  (await campaigns.admin.listCampaignRecipients({ campaignId, states })).recipients;
const mailsWith = (subject: string) =>
  campaigns.relay.mails.filter(({ data }) => data.includes(`Subject: ${subject}`));
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

it('a repeat of the same order to send changes nothing, and another text is refused', async () => {
  const first = await schedule('once', custom('x@example.com'), 'Once');
  await finished('once');
  const again = await schedule('once', custom(' X@example.com '), 'Once');
  expect(again).toMatchObject({ id: first.id, state: CampaignState.CAMPAIGN_STATE_FINISHED });
  await expect(schedule('once', custom('x@example.com'), 'Twice')).rejects.toMatchObject({
    code: 'campaign-started',
  });
  expect(mailsWith('Once')).toHaveLength(1);
});

it('unsubscribed people are left out of the count and of the next mail, until they subscribe again', async () => {
  const [mail] = campaigns.relay.mails.filter(({ to }) => to === 'chand@example.com');
  const token = tokenOf(mail?.data ?? '');
  for (const _ of [1, 2]) await visitor().unsubscribe({ token });
  expect((await campaigns.admin.countAudience({ audience: everybody })).count).toBe(4);
  expect(
    (await campaigns.admin.countAudience({ audience: custom('chand@example.com', 'new@example.com') })).count,
  ).toBe(1);
  await schedule('without', everybody, 'Without');
  expect((await finished('without')).progress).toMatchObject({ total: 4, sent: 4 });
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

it('a scheduled mail waits for its time, and cancelling it before sends nothing', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000);
  const { state, sendAt } = await schedule('later', everybody, 'Later', inAnHour);
  expect([state, sendAt]).toEqual([CampaignState.CAMPAIGN_STATE_SCHEDULED, inAnHour]);
  for (const _ of [1, 2])
    expect((await campaigns.admin.cancelCampaign({ campaignId: 'later' })).state).toBe(
      CampaignState.CAMPAIGN_STATE_CANCELLED,
    );
  await expect(schedule('later', everybody, 'Later', inAnHour)).rejects.toMatchObject({
    code: 'campaign-cancelled',
  });
  await expect(campaigns.admin.cancelCampaign({ campaignId: 'eid' })).rejects.toMatchObject({
    code: 'campaign-started',
  });
  expect(mailsWith('Later')).toEqual([]);
});

it('a scheduled mail is not moved to another time, and says so, as a cancelled one does', async () => {
  const [tomorrow, later] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000));
  const again = (sendAt?: Date) => schedule('moved', custom('m@example.com'), 'Moved', sendAt);
  await again(tomorrow);
  expect(await again(tomorrow)).toMatchObject({ sendAt: tomorrow });
  await expect(again(later)).rejects.toMatchObject({ code: 'campaign-scheduled' });
  await expect(again()).rejects.toMatchObject({ code: 'campaign-scheduled' });
  await campaigns.admin.cancelCampaign({ campaignId: 'moved' });
  await expect(schedule('moved', custom('m@example.com'), 'Other')).rejects.toMatchObject({
    code: 'campaign-cancelled',
  });
});

it.each(['g:victim@example.com', 'a(b)@example.com', 'a\\@example.com', 'a@[127.0.0.1]', 'a@b\u0000.com'])(
  'the address %j, which a mail program reads as another one, is refused',
  async (address) => {
    const refused = { code: 'campaign-incomplete', fields: [{ field: 'addresses' }] };
    await expect(schedule('group', custom(address), 'Group')).rejects.toMatchObject(refused);
  },
);

it('a subject with line breaks is sent as one line', async () => {
  await schedule('lines', custom('lines@example.com'), 'Two\r\nBcc: evil@example.com');
  await finished('lines');
  expect(mailsWith('Two Bcc: evil@example.com').map(({ to }) => to)).toEqual(['lines@example.com']);
});

it('a draft can be incomplete, and an editor who read an older version is refused', async () => {
  const draft = { campaignId: 'draft', audience: custom(), content: { subject: { en: 'A', bn: '' } } };
  const first = await campaigns.admin.saveDraft(draft);
  expect(first).toMatchObject({ state: CampaignState.CAMPAIGN_STATE_DRAFT, version: 1, createdBy: 'office' });
  const change = (en: string, basedOnVersion: number) =>
    campaigns.admin.saveDraft({ ...draft, content: { subject: { en, bn: '' } }, basedOnVersion });
  expect((await change('B', 1)).version).toBe(2);
  await expect(change('C', 1)).rejects.toMatchObject({ code: 'version-outdated' });
  const { campaigns: drafts } = await campaigns.admin.listCampaigns({
    states: [CampaignState.CAMPAIGN_STATE_DRAFT],
  });
  expect(drafts).toMatchObject([{ id: 'draft', content: { subject: { en: 'B' } } }]);
});

it.each([
  ['without a subject', custom('a@example.com'), { subject: { en: ' ', bn: '' } }, 'subject'],
  ['without a text', custom('a@example.com'), { body: { en: '<p></p><script>x</script>', bn: '' } }, 'body'],
  ['with a Bengali subject alone', custom('a@example.com'), { subject: { en: 'A', bn: 'ক' } }, 'body_bn'],
  [
    'with a Bengali text alone',
    custom('a@example.com'),
    { body: { en: '<p>A</p>', bn: '<p>ক</p>' } },
    'subject_bn',
  ],
  ['without an address', custom(), {}, 'addresses'],
  ['with a wrong address', custom('nobody'), {}, 'addresses'],
  [
    'with 51 addresses',
    custom(...Array.from({ length: 51 }, (_, i) => `a${i}@example.com`)),
    {},
    'addresses',
  ],
])('a mail %s is not queued', async (_, audience, change, field) => {
  const complete = { subject: { en: 'A', bn: '' }, body: { en: '<p>A</p>', bn: '' } };
  const draft = { campaignId: 'wrong', audience, content: { ...complete, ...change } };
  await expect(campaigns.admin.scheduleCampaign({ draft })).rejects.toMatchObject({
    message: 'Failed ,Please try again',
    fields: [{ field }],
  });
});

it('a test goes to the admin only, once a key, in each written language', async () => {
  for (const _ of [1, 2])
    await campaigns.admin.sendTestMail({ content: content('Try', 'দেখুন'), idempotencyKey: 'k1' });
  const tests = campaigns.relay.mails.filter(({ to }) => to === 'office@example.com');
  expect(tests).toHaveLength(2);
  expect(tests.some(({ data }) => data.includes('Subject: [Test] Try'))).toBe(true);
});

it('the preview shows sanitised mails', async () => {
  const { en, bn } = await campaigns.admin.previewCampaign(content('Look'));
  expect(en?.html).toContain('<p>Half price</p>');
  expect(en?.text).toContain('Half price');
  expect(bn).toBeUndefined();
});

it('changes have audit entries without addresses', async () => {
  const audit = campaigns.suite.as({ subject: 'office', roles: ['admin'] }).client(AuditServiceDefinition);
  const { entries } = await audit.listAuditEntries({ targetId: 'once' });
  expect(entries.map(({ action }) => action)).toEqual(['ScheduleCampaign', 'SaveDraft']);
  expect(entries[1]?.afterJson).toContain('"addresses":1');
  expect(JSON.stringify(entries)).not.toContain('@');
});

it('mass mail is for admins only', async () => {
  for (const role of ['content', 'instructor', 'student']) {
    const client = campaigns.suite.as({ subject: 'x', roles: [role] }).client(CampaignServiceDefinition);
    for (const call of [
      client.saveDraft({}),
      client.scheduleCampaign({}),
      client.cancelCampaign({}),
      client.resendUnknown({}),
      client.previewCampaign({}),
      client.sendTestMail({}),
      client.countAudience({}),
      client.listCampaigns({}),
      client.getCampaign({}),
      client.listCampaignRecipients({}),
    ])
      await expect(call).rejects.toMatchObject({ kind: 'forbidden' });
  }
});
