import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { AuditServiceDefinition } from '@sargam/proto/messaging/v1/audit';
import { Audience, CampaignState, RecipientState } from '@sargam/proto/messaging/v1/campaigns';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { campaignConnections } from '../src/campaigns/send-batch.ts';
import { type CampaignSuite, startCampaignSuite } from './system/campaign-suite.ts';

const perSecond = 5;

let campaigns: CampaignSuite;
beforeAll(async () => {
  campaigns = await startCampaignSuite([], { MASS_MAIL_PER_SECOND: String(perSecond) });
}, 60_000);
afterEach(() => campaigns.relay.answerWith(() => '250 accepted'));
afterAll(() => campaigns.stop(), 30_000);

const addressesOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}${String(at).padStart(2, '0')}@example.com`);
const schedule = (campaignId: string, addresses: string[], sendAt?: Date) =>
  campaigns.admin.scheduleCampaign({
    draft: {
      campaignId,
      audience: { audience: Audience.AUDIENCE_CUSTOM, addresses },
      content: { subject: { en: campaignId, bn: '' }, body: { en: '<p>Hello</p>', bn: '' } },
    },
    sendAt,
  });
const expectProgress = (campaignId: string, progress: object, timeoutMs = 15_000) =>
  campaigns.suite.eventually(async () => {
    const campaign = await campaigns.admin.getCampaign({ campaignId });
    expect([campaign.state, campaign.progress]).toMatchObject([
      CampaignState.CAMPAIGN_STATE_FINISHED,
      progress,
    ]);
  }, timeoutMs);
const sentTo = (name: string) =>
  campaigns.relay.mails.filter(({ to }) => to.startsWith(name)).map(({ to }) => to);
const unknownOf = async (campaignId: string) =>
  (
    await campaigns.admin.listCampaignRecipients({
      campaignId,
      states: [RecipientState.RECIPIENT_STATE_UNKNOWN],
    })
  ).recipients;
const countUnknown = async () => {
  const admin = campaigns.suite
    .as({ subject: 'office', roles: ['admin'] })
    .client(MessagingServiceDefinition);
  return (await admin.countWaiting({})).unknownCampaignMails;
};

/** Mails that begin in one second and arrive in the next: one a connection. */
const inFlight = campaignConnections;

it('in no second of the clock more mails begin than the set rate', async () => {
  await schedule('paced', addressesOf('paced', 12));
  await expectProgress('paced', { total: 12, sent: 12 });
  const bySecond = Map.groupBy(campaigns.relay.mails, ({ at }) => Math.floor(at / 1000));
  for (const mails of bySecond.values()) expect(mails.length).toBeLessThanOrEqual(perSecond + inFlight);
  const times = campaigns.relay.mails.map(({ at }) => at);
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(1_000);
});

it('a refused recipient fails with the answer of the relay, and the others get their mail', async () => {
  campaigns.relay.answerWith(({ to }) =>
    to === 'part01@example.com' ? '554 no such mailbox' : '250 accepted',
  );
  await schedule('part', addressesOf('part', 3));
  await expectProgress('part', { total: 3, sent: 2, failed: 1 });
  const { recipients } = await campaigns.admin.listCampaignRecipients({
    campaignId: 'part',
    states: [RecipientState.RECIPIENT_STATE_FAILED],
  });
  expect(recipients).toMatchObject([
    { email: 'part01@example.com', reason: '554 no such mailbox', attempts: 1 },
  ]);
});

it('a connection that breaks after the mail leaves an unknown outcome, which a person sends again', async () => {
  campaigns.relay.answerWith(({ to }) => (to === 'cut01@example.com' ? undefined : '250 accepted'));
  await schedule('cut', addressesOf('cut', 3));
  await expectProgress('cut', { total: 3, sent: 2, unknown: 1 });
  expect(sentTo('cut')).toHaveLength(3);
  expect(await countUnknown()).toBe(1);
  const [unknown] = await unknownOf('cut');
  campaigns.relay.answerWith(() => '250 accepted');
  await campaigns.admin.resendUnknown({ campaignId: 'cut', recipientIds: [unknown?.id ?? ''] });
  await expectProgress('cut', { total: 3, sent: 3, unknown: 0 });
  expect(sentTo('cut').filter((to) => to === 'cut01@example.com')).toHaveLength(2);
  expect(await countUnknown()).toBe(0);
  const audit = campaigns.suite.as({ subject: 'office', roles: ['admin'] }).client(AuditServiceDefinition);
  const { entries } = await audit.listAuditEntries({ targetId: 'cut', action: 'ResendUnknown' });
  expect(entries).toMatchObject([{ actor: 'office', afterJson: '{"state":"resending","recipients":1}' }]);
});

/** A process of its own, as in production, with the stores of the suite. */
const startProcess = () => {
  const { mongoUrl, kafkaBrokers, topicPrefix } = campaigns.suite.settings;
  return spawn(process.execPath, [join(import.meta.dirname, '..', 'src', 'main.ts')], {
    env: {
      ...process.env,
      ...campaigns.env,
      SARGAM_ENV: 'test',
      LOG_LEVEL: 'error',
      GRPC_PORT: '0',
      OPS_PORT: '0',
      MONGO_URL: mongoUrl,
      KAFKA_BROKERS: kafkaBrokers.join(','),
      TOPIC_PREFIX: topicPrefix,
    },
    stdio: 'inherit',
  });
};

it('two replicas share a campaign: nobody gets two mails, and together they keep the rate', async () => {
  const other = startProcess();
  try {
    const count = 6 * perSecond;
    await schedule('both', addressesOf('both', count), new Date(Date.now() + 4_000));
    await expectProgress('both', { total: count, sent: count }, 30_000);
  } finally {
    other.kill();
    await once(other, 'exit');
  }
  expect(new Set(sentTo('both')).size).toBe(sentTo('both').length);
  const mails = campaigns.relay.mails.filter(({ to }) => to.startsWith('both'));
  const bySecond = Map.groupBy(mails, ({ at }) => Math.floor(at / 1000));
  // Each replica has its own connections.
  for (const { length } of bySecond.values()) expect(length).toBeLessThanOrEqual(perSecond + 2 * inFlight);
}, 60_000);

it('a process that is killed while it sends leaves one unknown outcome for each mail in flight, and nobody gets two mails', async () => {
  const addresses = addressesOf('kill', 14);
  await schedule('kill', addresses, new Date(Date.now() + 1_500));
  await campaigns.suite.restart(async () => {
    const killed = startProcess();
    const isKilled = new Promise<void>((resolve) => {
      // The relay has accepted the mail, and the process is killed before it reads the answer.
      campaigns.relay.answerWith(() => {
        if (sentTo('kill').length < 7) return '250 accepted';
        killed.kill('SIGKILL');
        resolve();
        return new Promise(() => undefined);
      });
    });
    await Promise.all([isKilled, once(killed, 'exit')]);
  });
  const beforeKill = sentTo('kill');
  expect(beforeKill.length).toBeGreaterThanOrEqual(7);
  campaigns.relay.answerWith(() => '250 accepted');
  // The leases of the killed process end.
  campaigns.clock.offsetMs += 61_000;
  await campaigns.suite.eventually(async () => {
    const { state, progress } = await campaigns.admin.getCampaign({ campaignId: 'kill' });
    expect(state).toBe(CampaignState.CAMPAIGN_STATE_FINISHED);
    expect((progress?.sent ?? 0) + (progress?.unknown ?? 0)).toBe(14);
  }, 15_000);
  const unknown = (await unknownOf('kill')).map(({ email }) => email);
  expect(unknown).toContain(beforeKill[6]);
  expect(unknown.length).toBeLessThanOrEqual(3);
  const received = sentTo('kill');
  expect(new Set(received).size).toBe(received.length);
  for (const address of addresses) expect([...received, ...unknown]).toContain(address);
}, 60_000);
