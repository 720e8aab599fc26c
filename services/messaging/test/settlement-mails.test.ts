import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { SettlementEvent } from '@sargam/proto/payouts/v1/events';
import { settlementEvents } from '../src/settlements/settlement-events.ts';
import { addressOf, mailsTo } from './system/inbox.ts';
import { type MessagingSuite, publishPerson, startMessagingSuite } from './system/messaging-suite.ts';

let suite: MessagingSuite;
beforeAll(async () => {
  suite = await startMessagingSuite();
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const mailsToInstructor = (instructorId: string) => mailsTo(addressOf(instructorId));

const publishAccount = (instructorId: string, language: string) => {
  const person = {
    id: `p-${instructorId}`,
    instructorId,
    name: 'Arif',
    email: addressOf(instructorId),
    language,
  };
  return publishPerson(suite, person);
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
    expect((await mailsToInstructor(instructorId)).length).toBeGreaterThan(0);
  });
};

it('a settled payout is mailed once in the language of the instructor, even if several events contain it', async () => {
  await publishAccount('en-1', 'en');
  await waitForAccount('en-1');
  // Each event has its own id, as when a relay is killed after publishing an event and before deleting it from the outbox.
  await Promise.all([1, 2, 3].map(() => publishSettled('first-en-1', 'en-1')));
  await publishSettled('second-en-1', 'en-1');
  await suite.eventually(async () => expect((await mailsToInstructor('en-1')).length).toBe(2));
  const [mail] = await mailsToInstructor('en-1');
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
  const [mail] = await mailsToInstructor('bn-1');
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
