import { CertificateEvent } from '@sargam/proto/learning/v1/events';
import { certificateEvents } from '../src/certificates/certificate-events.ts';
import { addressOf, mailsTo, run } from './system/inbox.ts';
import {
  listSentMails,
  type MessagingSuite,
  publishPerson,
  startMessagingSuite,
} from './system/messaging-suite.ts';

let suite: MessagingSuite;
beforeAll(async () => {
  suite = await startMessagingSuite();
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const publishStudent = (name: string, suspended = false) => {
  const person = { id: name, name, email: addressOf(name), language: 'bn', emailVerified: true, suspended };
  return publishPerson(suite, person, 'changed');
};
const provide = (studentId: string, id: string) => {
  const value = {
    certificate: { id: `certificate-${studentId}`, studentId, courseId: 'c1', code: 'ABCDE' },
    courseTitle: { en: 'First chords', bn: 'প্রথম কর্ড' },
  };
  const event = CertificateEvent.fromPartial({ event: { $case: 'provided', value } });
  return suite.publish(certificateEvents, `certificate-${studentId}`, event, { id });
};

it('a provided certificate is mailed once when its event is repeated, and not to a suspended student', async () => {
  await publishStudent('mitu');
  await publishStudent('blocked', true);
  await provide('blocked', `blocked-${run}`);
  for (const _ of [1, 2]) await provide('mitu', `mitu-${run}`);
  await suite.eventually(async () =>
    expect(await listSentMails(suite, addressOf('mitu'))).toMatchObject([
      { template: 'certificate', language: 'bn' },
    ]),
  );
  const mails = await mailsTo(addressOf('mitu'));
  expect(mails.map(({ subject }) => subject)).toEqual(['আপনার সার্টিফিকেট: প্রথম কর্ড']);
  expect(mails[0]?.text).toContain('/certificate/ABCDE');
  expect(await listSentMails(suite, addressOf('blocked'))).toEqual([]);
});

it('a revoked certificate is mailed once with the reason', async () => {
  await publishStudent('rafi');
  const value = {
    certificate: { id: 'certificate-rafi', studentId: 'rafi', courseId: 'c1', revokeReason: 'Wrong name' },
    courseTitle: { en: 'First chords', bn: 'প্রথম কর্ড' },
  };
  const event = CertificateEvent.fromPartial({ event: { $case: 'revoked', value } });
  for (const _ of [1, 2])
    await suite.publish(certificateEvents, 'certificate-rafi', event, { id: `rafi-${run}` });
  await suite.eventually(async () => expect(await mailsTo(addressOf('rafi'))).toHaveLength(1));
  const [mail] = await mailsTo(addressOf('rafi'));
  expect(mail?.subject).toBe('আপনার সার্টিফিকেট বাতিল হয়েছে: প্রথম কর্ড');
  expect(mail?.text).toContain('কারণ: Wrong name');
});
