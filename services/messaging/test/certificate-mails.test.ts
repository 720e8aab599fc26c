import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { UserEvent } from '@sargam/proto/identity/v1/events';
import { CertificateEvent } from '@sargam/proto/learning/v1/events';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { certificateEvents } from '../src/certificates/certificate-events.ts';
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

const run = Date.now().toString(36);
const address = (name: string) => `${name}.${run}@example.com`;
const sentTo = async (name: string) => {
  const admin = suite.as({ subject: 'a', roles: ['admin'] }).client(MessagingServiceDefinition);
  return (await admin.listSentMails({ recipient: address(name) })).mails;
};
const signUp = (name: string, suspended = false) => {
  const value = {
    person: { id: name, name, email: address(name), language: 'bn', emailVerified: true, suspended },
  };
  return suite.publish(userEvents, name, UserEvent.fromPartial({ event: { $case: 'changed', value } }));
};
const provide = (studentId: string, id: string) => {
  const value = {
    certificate: { id: `certificate-${studentId}`, studentId, courseId: 'c1' },
    courseTitle: { en: 'First chords', bn: 'প্রথম কর্ড' },
  };
  const event = CertificateEvent.fromPartial({ event: { $case: 'provided', value } });
  return suite.publish(certificateEvents, `certificate-${studentId}`, event, { id });
};

it('a provided certificate is mailed once when its event is repeated, and not to a suspended student', async () => {
  await signUp('mitu');
  await signUp('blocked', true);
  await provide('blocked', `blocked-${run}`);
  for (const _ of [1, 2]) await provide('mitu', `mitu-${run}`);
  await suite.eventually(async () =>
    expect(await sentTo('mitu')).toMatchObject([{ template: 'certificate', language: 'bn' }]),
  );
  const inbox = (await (await fetch(`${process.env['INBOX_URL']}/email`)).json()) as {
    subject: string;
    to: { address: string }[];
  }[];
  const mails = inbox.filter(({ to }) => to.some((one) => one.address === address('mitu')));
  expect(mails.map(({ subject }) => subject)).toEqual(['আপনার সার্টিফিকেট: প্রথম কর্ড']);
  expect(await sentTo('blocked')).toEqual([]);
});
