import { ThreadServiceDefinition } from '@sargam/proto/messaging/v1/threads';
import { addressOf, mailsTo } from './system/inbox.ts';
import {
  type MessagingSuite,
  publishInstructor,
  publishPerson,
  startMessagingSuite,
} from './system/messaging-suite.ts';

let suite: MessagingSuite;
beforeAll(async () => {
  suite = await startMessagingSuite();
  await publishStudent('mitu', 'bn', false);
  await publishStudent('rafi', 'en', true);
  await publishInstructorVersion('arif', true, 1);
  await publishInstructorVersion('hidden', false, 1);
  await suite.eventually(async () => {
    await rafi().writeToInstructor({ instructorId: 'arif', text: 'first' });
    await expect(mitu().writeToInstructor({ instructorId: 'arif', text: 'first' })).resolves.toBeDefined();
  });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const publishStudent = (id: string, language: string, emailVerified: boolean) =>
  publishPerson(suite, { id, name: `Name of ${id}`, email: addressOf(id), language, emailVerified });
const publishInstructorVersion = (id: string, published: boolean, version: number, name = 'Arif Chowdhury') =>
  publishInstructor(suite, { id, published, name: { en: name, bn: 'আরিফ চৌধুরী' } }, version);

const as = (subject: string, role: string, claims: Record<string, string> = {}) =>
  suite.as({ subject, roles: [role], claims }).client(ThreadServiceDefinition);
/** Verified according to the session only. */
const mitu = () => as('mitu', 'student', { verified: 'true' });
/** Verified according to the event only: the session is older. */
const rafi = () => as('rafi', 'student', { verified: 'false' });
const arif = () => as('arif-account', 'instructor', { instructor: 'arif' });
const otherInstructor = () => as('sadia-account', 'instructor', { instructor: 'sadia' });
const admin = () => as('office', 'admin');

const uploader = () => as('uploader-account', 'content', { instructor: 'arif' });
const ask = (text: string) => mitu().writeToInstructor({ instructorId: 'arif', text });
const listThreadsOfMitu = async (answered: boolean) =>
  (await mitu().listThreadsOfStudent({ studentId: 'mitu', answered })).threads;

it('a thread is pending until it is answered', async () => {
  const { id } = await ask(' How do I hold the plectrum? ');
  expect((await listThreadsOfMitu(false)).map(({ text }) => text)).toContain('How do I hold the plectrum?');
  await arif().answerThread({ threadId: id, text: 'Loosely.' });
  expect((await listThreadsOfMitu(false)).map((thread) => thread.id)).not.toContain(id);
  const [answered] = await listThreadsOfMitu(true);
  expect(answered).toMatchObject({
    id,
    studentName: 'Name of mitu',
    instructorName: { en: 'Arif Chowdhury' },
    answers: [{ text: 'Loosely.' }],
  });
});

it('each answer is mailed to the student once, in their language and without addresses', async () => {
  const { id } = await ask('কোন তার দিয়ে শুরু করব?');
  const reply = 'ছয় নম্বর তার।\n\nধীরে ধীরে।';
  await Promise.all([1, 2, 3].map(() => arif().answerThread({ threadId: id, text: reply })));
  const [mail] = await suite.eventually(async () => {
    const mails = (await mailsTo(addressOf('mitu'))).filter(({ text }) => text.includes('ছয় নম্বর'));
    expect(mails).toHaveLength(1);
    return mails;
  });
  expect(mail?.subject).toBe('আরিফ চৌধুরী: আপনার মেসেজের উত্তর');
  expect(mail?.text).toContain('কোন তার দিয়ে শুরু করব?');
  expect(mail?.text.replaceAll('hello@', '')).not.toContain('@');
  await admin().answerThread({ threadId: id, text: 'And slowly.' });
  await suite.eventually(async () =>
    expect((await mailsTo(addressOf('mitu'))).some(({ text }) => text.includes('And slowly.'))).toBe(true),
  );
  const thread = (await listThreadsOfMitu(true)).find((one) => one.id === id);
  expect(thread?.answers.map(({ text }) => text)).toEqual([reply, 'And slowly.']);
});

it('a thread is visible to its instructor only', async () => {
  await ask('For Arif alone');
  const { threads, total } = await arif().listThreadsOfInstructor({ instructorId: 'arif' });
  expect(threads[0]).toMatchObject({ text: 'For Arif alone' });
  expect(total).toBe(threads.length);
  expect(JSON.stringify(threads)).not.toContain('@');
  for (const other of [otherInstructor(), rafi(), uploader(), as('u', 'instructor')]) {
    const request = other.listThreadsOfInstructor({ instructorId: 'arif' });
    await expect(request).rejects.toMatchObject({ kind: 'forbidden' });
  }
  await expect(rafi().listThreadsOfStudent({ studentId: 'mitu' })).rejects.toMatchObject({
    kind: 'forbidden',
  });
});

it('others cannot answer a thread, and get the same error for an unknown thread', async () => {
  const { id } = await ask('Mine');
  for (const threadId of [id, 'nothing']) {
    for (const other of [otherInstructor(), rafi(), uploader()])
      await expect(other.answerThread({ threadId, text: 'no' })).rejects.toMatchObject({
        kind: 'forbidden',
      });
  }
  await expect(admin().answerThread({ threadId: 'nothing', text: 'no' })).rejects.toMatchObject({
    code: 'message-not-found',
  });
});

it('writing needs a verified address, a text within the limits and a published instructor', async () => {
  await publishStudent('new', 'en', false);
  const unverified = as('new', 'student', { verified: 'false' });
  await suite.eventually(() =>
    expect(unverified.writeToInstructor({ instructorId: 'arif', text: 'x' })).rejects.toMatchObject({
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

it('an older event about an instructor is ignored', async () => {
  await publishInstructorVersion('late', true, 3, 'New name');
  await publishInstructorVersion('late', true, 2, 'Old name');
  await publishInstructorVersion('after', true, 1);
  await suite.eventually(() => rafi().writeToInstructor({ instructorId: 'after', text: 'x' }));
  const { instructorName } = await rafi().writeToInstructor({ instructorId: 'late', text: 'x' });
  expect(instructorName?.en).toBe('New name');
});

it('a text that breaks a rule of the terms is refused with the rule, in a message and in a reply', async () => {
  await expect(ask('Call me: 01712-345678')).rejects.toMatchObject({
    code: 'message-has-phone',
    fields: [{ field: 'message' }],
  });
  const { id } = await ask('Without a number');
  const link = { threadId: id, text: 'See https://example.com' };
  for (const answerer of [arif(), admin()])
    await expect(answerer.answerThread(link)).rejects.toMatchObject({
      code: 'message-has-link',
      fields: [{ field: 'reply' }],
    });
});

it('an instructor gets unanswered threads with the longest wait first, and their number', async () => {
  await publishInstructorVersion('tuli', true, 1);
  const write = (text: string) => rafi().writeToInstructor({ instructorId: 'tuli', text });
  const first = await suite.eventually(() => write('First'));
  const second = await write('Second');
  const third = await write('Third');
  const tuli = as('tuli-account', 'instructor', { instructor: 'tuli' });
  await tuli.answerThread({ threadId: second.id, text: 'Yes.' });
  const list = async (answered?: boolean) => {
    const { threads, total, waiting } = await tuli.listThreadsOfInstructor({
      instructorId: 'tuli',
      answered,
    });
    return [threads.map(({ id }) => id), total, waiting];
  };
  expect(await list(false)).toEqual([[first.id, third.id], 2, 2]);
  expect(await list(true)).toEqual([[second.id], 1, 2]);
  expect(await list()).toEqual([[third.id, second.id, first.id], 3, 2]);
});

it('a message that is sent again with its key is one thread, also at the same time, and the key belongs to the student', async () => {
  const write = (client: ReturnType<typeof mitu>, text = 'Only once?') =>
    client.writeToInstructor({ instructorId: 'arif', text, idempotencyKey: 'key-1' });
  const repeats = await Promise.all(Array.from({ length: 8 }, () => write(mitu())));
  const [id, ...others] = new Set([...repeats, await write(mitu())].map((thread) => thread.id));
  expect(others).toEqual([]);
  const texts = (await listThreadsOfMitu(false)).map(({ text }) => text);
  expect(texts.filter((text) => text === 'Only once?')).toHaveLength(1);
  await expect(write(mitu(), 'Another')).rejects.toMatchObject({ code: 'idempotency-key-reused' });
  expect((await write(rafi())).id).not.toBe(id);
  const withoutKey = await Promise.all([1, 2].map(() => ask('Without a key')));
  expect(new Set(withoutKey.map((thread) => thread.id)).size).toBe(2);
});

it('a message is mailed to the instructor once, in the language of the instructor and without addresses', async () => {
  const email = addressOf('kona');
  await publishPerson(suite, {
    id: 'kona-account',
    instructorId: 'kona',
    name: 'Kona',
    email,
    language: 'bn',
  });
  await publishInstructorVersion('kona', true, 1);
  const client = mitu();
  const write = () =>
    client.writeToInstructor({ instructorId: 'kona', text: 'কোন তাল?', idempotencyKey: 'kona-1' });
  await suite.eventually(write);
  await Promise.all([write(), write()]);
  await client.writeToInstructor({ instructorId: 'kona', text: 'আর কোন রাগ?' });
  const mails = await suite.eventually(async () => {
    const found = await mailsTo(email);
    expect(found.map(({ text }) => /কোন তাল|কোন রাগ/.exec(text)?.[0]).sort()).toEqual(['কোন তাল', 'কোন রাগ']);
    return found;
  });
  for (const { subject, text } of mails) {
    expect(subject).toBe('নতুন মেসেজ: Name of mitu');
    expect(text).toContain('https://sargam.test/instructorpanel?tab=3');
    expect(text.replaceAll('hello@', '')).not.toContain('@');
  }
});
