import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { UserEvent } from '@sargam/proto/identity/v1/events';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { type MessagingSettings, settings } from '../src/config.ts';
import { userEvents } from '../src/recipients/user-events.ts';
import { startMessaging } from '../src/start.ts';

let suite: ServiceUnderTest<MessagingSettings>;
beforeAll(async () => {
  suite = await startTestService(__dirname, {
    settings,
    start: startMessaging,
    // These tests mail no gift card.
    env: { SITE_URL: 'https://sargam.test', STORE_ADDRESS: '127.0.0.1:1', IDENTITY_ADDRESS: '127.0.0.1:1' },
  });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const email = `reset.${Date.now().toString(36)}@example.com`;

const listMails = async () => {
  const answer = await fetch(`${process.env['INBOX_URL']}/email`);
  const mails = (await answer.json()) as { subject: string; text: string; to: { address: string }[] }[];
  return mails.filter(({ to }) => to.some(({ address }) => address === email));
};

it('a reset link is mailed once, then the mail about the change, in the person’s language', async () => {
  const expiresAt = new Date(Date.now() + 1_800_000);
  const requested = UserEvent.fromPartial({
    event: {
      $case: 'passwordResetRequested',
      value: { personId: 'p1', name: 'মিতু', email, language: 'bn', token: 'tok_en-1', expiresAt },
    },
  });
  const changed = UserEvent.fromPartial({
    event: { $case: 'passwordChanged', value: { person: { id: 'p1', name: 'মিতু', email, language: 'bn' } } },
  });
  await suite.publish(userEvents, 'p1', requested, { id: `requested-${email}` });
  await suite.publish(userEvents, 'p1', requested, { id: `requested-${email}` });
  await suite.publish(userEvents, 'p1', changed);
  await suite.eventually(async () => {
    const mails = await listMails();
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'আপনার পাসওয়ার্ড বদলানো হয়েছে',
      'নতুন পাসওয়ার্ড বেছে নিন',
    ]);
    expect(mails.some(({ text }) => text.includes('https://sargam.test/resetpassword#token=tok_en-1'))).toBe(
      true,
    );
  });
  // The mail is in the inbox before its record is marked as sent.
  const admin = suite.as({ subject: 'a', roles: ['admin'] }).client(MessagingServiceDefinition);
  await suite.eventually(async () => {
    const { mails } = await admin.listSentMails({ recipient: email });
    expect(mails.map(({ template }) => template).sort()).toEqual(['password-changed', 'password-reset']);
  });
});
