import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import { UserEvent } from '@sargam/proto/identity/v1/events';
import { ThreadServiceDefinition } from '@sargam/proto/messaging/v1/threads';
import { type MessagingSettings, settings } from '../src/config.ts';
import { instructorEvents } from '../src/instructors/instructor-events.ts';
import { userEvents } from '../src/recipients/user-events.ts';
import { startMessaging } from '../src/start.ts';

interface InboxMail {
  readonly subject: string;
  readonly text: string;
  readonly to: readonly { readonly address: string }[];
}

/** Addresses of this run alone: the inbox is shared. */
const run = Date.now().toString(36);
const address = (name: string) => `${name}.${run}@example.com`;

let suite: ServiceUnderTest<MessagingSettings>;
beforeAll(async () => {
  suite = await startTestService(__dirname, {
    settings,
    start: startMessaging,
    env: { SITE_URL: 'https://sargam.test', STORE_ADDRESS: '127.0.0.1:1' },
  });
  await meet('mitu', 'bn', false);
  await meet('rafi', 'en', true);
  await teach('arif', true, 1);
  await teach('hidden', false, 1);
  await suite.eventually(async () => {
    await rafi().writeToInstructor({ instructorId: 'arif', text: 'first' });
    await expect(mitu().writeToInstructor({ instructorId: 'arif', text: 'first' })).resolves.toBeDefined();
  });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const meet = (id: string, language: string, emailVerified: boolean) =>
  suite.publish(
    userEvents,
    id,
    UserEvent.fromPartial({
      event: {
        $case: 'signedUp',
        value: { person: { id, name: `Name of ${id}`, email: address(id), language, emailVerified } },
      },
    }),
  );
const teach = (id: string, published: boolean, version: number, name = 'Arif Chowdhury') =>
  suite.publish(
    instructorEvents,
    id,
    InstructorEvent.fromPartial({
      event: {
        $case: 'changed',
        value: { instructor: { id, published, name: { en: name, bn: 'আরিফ চৌধুরী' } }, version },
      },
    }),
  );

const as = (subject: string, role: string, claims: Record<string, string> = {}) =>
  suite.as({ subject, roles: [role], claims }).client(ThreadServiceDefinition);
/** Proven since by the session, though nobody told it here. */
const mitu = () => as('mitu', 'student', { verified: 'true' });
/** Told here, though the session is older. */
const rafi = () => as('rafi', 'student', { verified: 'false' });
const arif = () => as('arif-account', 'instructor', { instructor: 'arif' });
const another = () => as('sadia-account', 'instructor', { instructor: 'sadia' });
const admin = () => as('office', 'admin');

const ask = (text: string) => mitu().writeToInstructor({ instructorId: 'arif', text });
const ofMitu = async (answered: boolean) =>
  (await mitu().listThreadsOfStudent({ studentId: 'mitu', answered })).threads;

const mailsTo = async (recipient: string): Promise<InboxMail[]> => {
  const answer = await fetch(`${process.env['INBOX_URL']}/email`);
  const mails = (await answer.json()) as InboxMail[];
  return mails.filter(({ to }) => to.some((who) => who.address === recipient));
};

it('is pending until it is answered, and then among the answered', async () => {
  const { id } = await ask(' How do I hold the plectrum? ');
  expect((await ofMitu(false)).map(({ text }) => text)).toContain('How do I hold the plectrum?');
  await arif().answerThread({ threadId: id, text: 'Loosely.' });
  expect((await ofMitu(false)).map((thread) => thread.id)).not.toContain(id);
  const [answered] = await ofMitu(true);
  expect(answered).toMatchObject({
    id,
    studentName: 'Name of mitu',
    instructorName: { en: 'Arif Chowdhury' },
    answers: [{ text: 'Loosely.' }],
  });
});

it('mails the student each answer once, in their language, with nobody’s address in it', async () => {
  const { id } = await ask('কোন তার দিয়ে শুরু করব?');
  const reply = 'ছয় নম্বর তার।\n\nধীরে ধীরে।';
  await Promise.all([1, 2, 3].map(() => arif().answerThread({ threadId: id, text: reply })));
  const [mail] = await suite.eventually(async () => {
    const mails = (await mailsTo(address('mitu'))).filter(({ text }) => text.includes('ছয় নম্বর'));
    expect(mails).toHaveLength(1);
    return mails;
  });
  expect(mail?.subject).toBe('আরিফ চৌধুরী: আপনার মেসেজের উত্তর');
  expect(mail?.text).toContain('কোন তার দিয়ে শুরু করব?');
  expect(mail?.text.replaceAll('hello@', '')).not.toContain('@');
  await admin().answerThread({ threadId: id, text: 'And slowly.' });
  await suite.eventually(async () =>
    expect((await mailsTo(address('mitu'))).some(({ text }) => text.includes('And slowly.'))).toBe(true),
  );
  const thread = (await ofMitu(true)).find((one) => one.id === id);
  expect(thread?.answers.map(({ text }) => text)).toEqual([reply, 'And slowly.']);
});

it('is read by the instructor it is for, and by no other', async () => {
  await ask('For Arif alone');
  const { threads, total } = await arif().listThreadsOfInstructor({ instructorId: 'arif' });
  expect(threads[0]).toMatchObject({ text: 'For Arif alone' });
  expect(total).toBe(threads.length);
  expect(JSON.stringify(threads)).not.toContain('@');
  for (const stranger of [another(), rafi(), as('u', 'instructor')]) {
    const asked = stranger.listThreadsOfInstructor({ instructorId: 'arif' });
    await expect(asked).rejects.toMatchObject({ kind: 'forbidden' });
  }
  await expect(rafi().listThreadsOfStudent({ studentId: 'mitu' })).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

it('is answered by no stranger, who is not told whether it is there', async () => {
  const { id } = await ask('Mine');
  for (const threadId of [id, 'nothing']) {
    for (const stranger of [another(), rafi()])
      await expect(stranger.answerThread({ threadId, text: 'no' })).rejects.toMatchObject({
        kind: 'forbidden',
      });
  }
  await expect(admin().answerThread({ threadId: 'nothing', text: 'no' })).rejects.toMatchObject({
    code: 'message-not-found',
  });
});

it('needs a proven address, a text that is not too long, and an instructor who is shown', async () => {
  await meet('new', 'en', false);
  const unproven = as('new', 'student', { verified: 'false' });
  await suite.eventually(() =>
    expect(unproven.writeToInstructor({ instructorId: 'arif', text: 'x' })).rejects.toMatchObject({
      code: 'email-not-verified',
    }),
  );
  for (const text of ['  ', 'x'.repeat(2_001)])
    await expect(ask(text)).rejects.toMatchObject({ fields: [{ field: 'message' }] });
  for (const instructorId of ['hidden', 'nobody'])
    await expect(rafi().writeToInstructor({ instructorId, text: 'x' })).rejects.toMatchObject({
      code: 'instructor-not-found',
    });
  await expect(arif().writeToInstructor({ instructorId: 'arif', text: 'x' })).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

it('keeps the newest of what is told of an instructor, in whatever order it comes', async () => {
  await teach('late', true, 3, 'New name');
  await teach('late', true, 2, 'Old name');
  await teach('after', true, 1);
  await suite.eventually(() => rafi().writeToInstructor({ instructorId: 'after', text: 'x' }));
  const { instructorName } = await rafi().writeToInstructor({ instructorId: 'late', text: 'x' });
  expect(instructorName?.en).toBe('New name');
});
