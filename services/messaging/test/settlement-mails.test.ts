import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { UserEvent } from '@sargam/proto/identity/v1/events';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { SettlementEvent } from '@sargam/proto/payouts/v1/events';
import { type MessagingSettings, settings } from '../src/config.ts';
import { userEvents } from '../src/recipients/user-events.ts';
import { settlementEvents } from '../src/settlements/settlement-events.ts';
import { startMessaging } from '../src/start.ts';

let suite: ServiceUnderTest<MessagingSettings>;
beforeAll(async () => {
  suite = await startTestService(__dirname, {
    settings,
    start: startMessaging,
    env: { SITE_URL: 'https://sargam.test', STORE_ADDRESS: '127.0.0.1:1', IDENTITY_ADDRESS: '127.0.0.1:1' },
  });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

/** Addresses are unique per run, because runs share the inbox. */
const run = Date.now().toString(36);
const addressOf = (instructorId: string) => `${instructorId}.${run}@example.com`;

interface InboxMail {
  readonly subject: string;
  readonly text: string;
  readonly to: readonly { readonly address: string }[];
}
const mailsTo = async (instructorId: string): Promise<InboxMail[]> => {
  const answer = await fetch(`${process.env['INBOX_URL']}/email`);
  const mails = (await answer.json()) as InboxMail[];
  return mails.filter(({ to }) => to.some(({ address }) => address === addressOf(instructorId)));
};

const publishAccount = (instructorId: string, language: string) => {
  const person = {
    id: `p-${instructorId}`,
    instructorId,
    name: 'Arif',
    email: addressOf(instructorId),
    language,
  };
  return suite.publish(
    userEvents,
    person.id,
    UserEvent.fromPartial({ event: { $case: 'signedUp', value: { person } } }),
  );
};
const publishSettled = (id: string, instructorId: string) =>
  suite.publish(
    settlementEvents,
    instructorId,
    SettlementEvent.fromPartial({
      event: {
        $case: 'settled',
        value: {
          settlement: {
            id,
            instructorId,
            receivedAmountPoisha: 50_050n,
            remarks: 'Bank 42',
            settledAt: new Date('2026-11-21T10:00:00Z'),
          },
          duePoisha: 8_450n,
        },
      },
    }),
  );

const admin = () => suite.as({ subject: 'a', roles: ['admin'] }).client(MessagingServiceDefinition);
const waitForAccount = async (instructorId: string) => {
  await suite.eventually(async () => {
    await publishSettled(`first-${instructorId}`, instructorId);
    expect((await mailsTo(instructorId)).length).toBeGreaterThan(0);
  });
};

it('a settled payout is mailed once in the language of the instructor, even if several events contain it', async () => {
  await publishAccount('en-1', 'en');
  await waitForAccount('en-1');
  // Each event has its own id, as when a relay is killed after publishing an event and before deleting it from the outbox.
  await Promise.all([1, 2, 3].map(() => publishSettled('first-en-1', 'en-1')));
  await publishSettled('second-en-1', 'en-1');
  await suite.eventually(async () => expect((await mailsTo('en-1')).length).toBe(2));
  const [mail] = await mailsTo('en-1');
  expect(mail?.subject).toBe('Payment settled: ৳500.50');
  for (const part of [
    'Hello Arif',
    '21 November 2026',
    '৳84.50',
    'Bank 42',
    'https://sargam.test/instructorpanel',
  ])
    expect(mail?.text).toContain(part);
}, 30_000);

it('the mail is in Bengali for an instructor who reads Bengali', async () => {
  await publishAccount('bn-1', 'bn');
  await waitForAccount('bn-1');
  const [mail] = await mailsTo('bn-1');
  expect(mail?.subject).toBe('পাওনা মিটেছে: ৳৫০০.৫০');
  for (const part of ['পরিশোধ করা টাকা', 'বাকি পাওনা', '৳৮৪.৫০']) expect(mail?.text).toContain(part);
}, 30_000);

it('messages and threads that wait for an answer are counted for admins only', async () => {
  expect(await admin().countWaiting({})).toEqual({
    contactMessages: 0,
    threads: 0,
    unknownMails: 0,
    unknownCampaignMails: 0,
  });
  const student = suite.as({ subject: 's', roles: ['student'] }).client(MessagingServiceDefinition);
  await expect(student.countWaiting({})).rejects.toMatchObject({ kind: 'forbidden' });
}, 30_000);
