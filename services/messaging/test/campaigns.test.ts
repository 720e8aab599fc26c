import { AuditServiceDefinition } from '@sargam/proto/messaging/v1/audit';
import { CampaignServiceDefinition, CampaignState } from '@sargam/proto/messaging/v1/campaigns';
import {
  campaignSteps,
  content,
  custom,
  everybody,
  startCampaignsWithMembers,
} from './system/campaign-steps.ts';
import type { CampaignSuite } from './system/campaign-suite.ts';

let campaigns: CampaignSuite;
beforeAll(async () => {
  campaigns = await startCampaignsWithMembers();
}, 60_000);
afterAll(() => campaigns.stop(), 30_000);

const { schedule, finished, mailsWith } = campaignSteps(() => campaigns);

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
  await expect(campaigns.admin.cancelCampaign({ campaignId: 'once' })).rejects.toMatchObject({
    code: 'campaign-started',
    message: 'The mail has been sent already.',
  });
  await expect(campaigns.admin.resendUnknown({ campaignId: 'later' })).rejects.toMatchObject({
    code: 'campaign-cancelled',
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
