import { domainError } from '@sargam/chassis/errors';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const campaign = {
  id: 'c1',
  audience: { audience: 'AUDIENCE_CUSTOM', addresses: ['a@b.test'] },
  content: { subject: { en: 'Eid', bn: 'ঈদ' }, body: { en: '<p>Half</p>', bn: '<p>অর্ধেক</p>' } },
  state: 'CAMPAIGN_STATE_SENDING',
  version: 3,
  createdBy: '01HX0000000000000000000000',
  createdAt: new Date('2026-11-20T06:00:00Z'),
  progress: { total: 5, waiting: 2, sent: 1, failed: 1, unknown: 1, skipped: 0 },
};
const form = {
  mailTo: 'custom',
  customEmail: 'a@b.test, c@d.test\nE@f.test',
  subject: 'Eid',
  message: '<p>Half</p>',
};
const callsOf = (call: string) => gateway.fakes.calls.filter((one) => one.call === call);
const asAdmin = async () => ({ token: await gateway.tokenOf('admin') });

it('a mass mail is queued with its addresses, and the answer has its progress and the name of its author', async () => {
  gateway.fakes.answer('campaigns.scheduleCampaign', () => campaign);
  gateway.fakes.answer('people.getPeople', () => ({ people: [{ id: campaign.createdBy, name: 'Nadia' }] }));
  const { status, body } = await gateway.call('/mass-mail/', {
    json: { ...form, sendAt: '2026-12-01T10:00:00+06:00' },
    ...(await asAdmin()),
  });
  expect([status, body['message']]).toEqual([200, 'Mass mailing sent successful!']);
  expect(body['data']).toMatchObject({
    ...{ _id: 'c1', mailTo: 'custom', state: 'sending', authorName: 'Nadia' },
    ...{ total: 5, waiting: 2, sent: 1, failed: 1, unknown: 1 },
  });
  const [call] = callsOf('campaigns.scheduleCampaign');
  expect(call?.request).toMatchObject({
    draft: {
      audience: { audience: 'AUDIENCE_CUSTOM', addresses: ['a@b.test', 'c@d.test', 'E@f.test'] },
      content: { subject: { en: 'Eid', bn: '' }, body: { en: '<p>Half</p>', bn: '' } },
    },
    sendAt: new Date('2026-12-01T04:00:00Z'),
  });
  expect(call?.caller?.subject).toBe(personIdOf('admin'));
});

it.each([
  ['allUser', 'AUDIENCE_ALL_USERS'],
  ['subscriber', 'AUDIENCE_SUBSCRIBERS'],
  ['non-subscriber', 'AUDIENCE_NON_SUBSCRIBERS'],
  ['verified-user', 'AUDIENCE_VERIFIED_USERS'],
  ['non-verified-user', 'AUDIENCE_NON_VERIFIED_USERS'],
  ['instructors', 'AUDIENCE_INSTRUCTORS'],
  ['admin', 'AUDIENCE_ADMINS'],
  ['custom', 'AUDIENCE_CUSTOM'],
])('the audience %s is counted', async (mailTo, audience) => {
  gateway.fakes.answer('campaigns.countAudience', () => ({ count: 7 }));
  const { body } = await gateway.call('/mass-mail/audience', { json: { mailTo }, ...(await asAdmin()) });
  expect(body).toEqual({ count: 7 });
  expect(callsOf('campaigns.countAudience')[0]?.request).toMatchObject({ audience: { audience } });
});

it('an unknown audience and faults of the service are answered with the text of the specification', async () => {
  const send = async (json: object) =>
    (await gateway.call('/mass-mail/', { json, ...(await asAdmin()) })).body;
  expect(await send({ ...form, mailTo: 'everybody' })).toMatchObject({
    message: 'Failed ,Please try again',
    errors: [{ field: 'mailTo' }],
  });
  gateway.fakes.answer('campaigns.scheduleCampaign', () => {
    throw domainError.invalid('campaign-incomplete', 'Failed ,Please try again', [
      { field: 'body_bn', message: 'This is required' },
      { field: 'addresses', message: 'Enter a valid email address' },
    ]);
  });
  expect(await send(form)).toMatchObject({
    status: 400,
    message: 'Failed ,Please try again',
    errors: [
      { field: 'messageBn', message: 'This is required' },
      { field: 'customEmail', message: 'Enter a valid email address' },
    ],
  });
});

it('an editor reads both languages', async () => {
  gateway.fakes.answer('campaigns.getCampaign', () => campaign);
  const { body } = await gateway.call('/mass-mail/c1?texts=both', await asAdmin());
  expect(body).toMatchObject({
    ...{ subject: 'Eid', subjectBn: 'ঈদ', message: '<p>Half</p>', messageBn: '<p>অর্ধেক</p>' },
    ...{ customEmail: ['a@b.test'], version: 3, sendAt: null },
  });
});

it('mails are listed by state, and recipients by outcome', async () => {
  gateway.fakes.answer('campaigns.listCampaigns', () => ({
    campaigns: [campaign],
    total: 1,
    more: false,
    next: '',
  }));
  const list = await gateway.call('/mass-mail/?state=sending&limit=20&page=2', await asAdmin());
  expect(list.body).toMatchObject({ total: 1, more: false, next: null, data: [{ _id: 'c1', unknown: 1 }] });
  expect(list.text).not.toContain('a@b.test');
  expect(callsOf('campaigns.listCampaigns')[0]?.request).toMatchObject({
    states: ['CAMPAIGN_STATE_SENDING'],
    page: { page: 2, limit: 20 },
  });
  const recipient = {
    id: 'c1-p1',
    personId: 'p1',
    name: 'Mitu',
    email: 'a@b.test',
    language: 'bn',
    attempts: 1,
  };
  gateway.fakes.answer('campaigns.listCampaignRecipients', () => ({
    recipients: [
      { ...recipient, state: 'RECIPIENT_STATE_UNKNOWN', reason: 'Connection closed', at: new Date() },
    ],
    total: 1,
  }));
  const { body } = await gateway.call('/mass-mail/c1/recipients?state=unknown', await asAdmin());
  expect(body['data']).toMatchObject([{ _id: 'c1-p1', userId: 'p1', state: 'unknown', attempts: 1 }]);
});

it('unknown outcomes are sent again, all or the chosen ones', async () => {
  gateway.fakes.answer('campaigns.resendUnknown', () => campaign);
  for (const json of [{}, { recipients: ['c1-p1'] }])
    expect((await gateway.call('/mass-mail/c1/resend', { json, ...(await asAdmin()) })).status).toBe(200);
  expect(callsOf('campaigns.resendUnknown').map(({ request }) => request['recipientIds'])).toEqual([
    [],
    ['c1-p1'],
  ]);
});

it.each([
  ['as a form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
  [
    'as a multipart form',
    (() => {
      const body = new FormData();
      body.set('List-Unsubscribe', 'One-Click');
      return body;
    })(),
  ],
])('a mail program unsubscribes with one POST %s, without a login', async (_, form) => {
  const { status } = await gateway.call('/mass-mail/unsubscribe?token=c1-p1.abc', { form });
  expect(status).toBe(200);
  expect(callsOf('campaigns.unsubscribe')[0]).toMatchObject({ request: { token: 'c1-p1.abc' } });
});

it('opening the address of the header changes nothing and shows the page', async () => {
  const { status, headers } = await gateway.call('/mass-mail/unsubscribe?token=c1-p1.abc');
  expect([status, headers.get('location')]).toEqual([303, 'http://site.test/unsubscribe?token=c1-p1.abc']);
  expect(callsOf('campaigns.unsubscribe')).toEqual([]);
  const again = await gateway.call('/mass-mail/subscribe?token=c1-p1.abc', { method: 'POST' });
  expect(again.status).toBe(200);
  expect(callsOf('campaigns.resubscribe')).toHaveLength(1);
});

it('a malformed token is refused before a service is called', async () => {
  const { status } = await gateway.call('/mass-mail/unsubscribe?token=<x>', { method: 'POST' });
  expect(status).toBe(400);
  expect(callsOf('campaigns.unsubscribe')).toEqual([]);
});
