import type { FakeService } from '@sargam/chassis/testing';
import { UserEvent } from '@sargam/proto/identity/v2/events';
import { userEvents } from '../src/recipients/user-events.ts';
import { startFakeLinks } from './system/fake-links.ts';
import { addressOf, mailsTo } from './system/inbox.ts';
import {
  listSentMails,
  type MessagingSuite,
  publishPerson,
  startMessagingSuite,
} from './system/messaging-suite.ts';

let identity: FakeService;
let suite: MessagingSuite;
beforeAll(async () => {
  identity = await startFakeLinks();
  suite = await startMessagingSuite({ env: { IDENTITY_ADDRESS: identity.address } });
}, 60_000);
afterAll(async () => {
  await suite.stop();
  await identity.stop();
}, 30_000);

const email = addressOf('reset');

it('a reset link is mailed once, then the mail about the change, in the person’s language', async () => {
  const expiresAt = new Date(Date.now() + 1_800_000);
  await publishPerson(suite, { id: 'p1', name: 'মিতু', email, language: 'bn' });
  const requested = UserEvent.fromPartial({
    event: {
      $case: 'passwordResetRequested',
      value: { personId: 'p1', linkId: 'reset-1', expiresAt },
    },
  });
  const changed = UserEvent.fromPartial({
    event: { $case: 'passwordChanged', value: { person: { id: 'p1', name: 'মিতু', email, language: 'bn' } } },
  });
  await suite.publish(userEvents, 'p1', requested, { id: `requested-${email}` });
  await suite.publish(userEvents, 'p1', requested, { id: `requested-${email}` });
  await suite.publish(userEvents, 'p1', changed);
  await suite.eventually(async () => {
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'আপনার পাসওয়ার্ড বদলানো হয়েছে',
      'নতুন পাসওয়ার্ড বেছে নিন',
    ]);
    expect(
      mails.some(({ text }) => text.includes('https://sargam.test/resetpassword#token=token-reset-1')),
    ).toBe(true);
  });
  // The mail is in the inbox before its record is marked as sent.
  await suite.eventually(async () => {
    const mails = await listSentMails(suite, email);
    expect(mails.map(({ template }) => template).sort()).toEqual(['password-changed', 'password-reset']);
  });
});
