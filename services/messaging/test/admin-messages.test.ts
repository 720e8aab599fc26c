import { MessagingServiceDefinition, WaitingKind } from '@sargam/proto/messaging/v1/messaging';
import { ThreadServiceDefinition } from '@sargam/proto/messaging/v1/threads';
import {
  type MessagingSuite,
  publishInstructor,
  publishPerson,
  startMessagingSuite,
} from './system/messaging-suite.ts';

let now = Date.parse('2026-11-21T04:30:00Z');
let suite: MessagingSuite;
beforeAll(async () => {
  suite = await startMessagingSuite({ clock: () => new Date(now) });
  await publishPerson(suite, { id: 'mitu', name: 'Mitu', email: 'mitu.admin@example.com', language: 'en' });
  await publishInstructor(suite, { id: 'arif', published: true, name: { en: 'Arif', bn: 'আরিফ' } });
}, 60_000);
afterAll(() => suite.stop(), 30_000);
beforeEach(() => {
  now += 1_000;
});

const as = (role: string) => suite.as({ subject: 'office', roles: [role] });
const admin = () => as('admin').client(MessagingServiceDefinition);
const threads = () => as('admin').client(ThreadServiceDefinition);

const write = async (message: string) => {
  now += 1_000;
  const visitor = suite.client(MessagingServiceDefinition);
  await visitor.sendContactMessage({ name: 'Rafi', email: 'rafi@example.com', message });
};
const ask = (text: string) =>
  suite.eventually(async () => {
    now += 1_000;
    const student = suite.as({ subject: 'mitu', roles: ['student'], claims: { verified: 'true' } });
    const thread = { instructorId: 'arif', text };
    return (await student.client(ThreadServiceDefinition).writeToInstructor(thread)).id;
  });

it('contact messages are listed newest first, and a reply is marked once', async () => {
  for (const message of ['first', 'second', 'third']) await write(message);
  const { messages, total } = await admin().listContactMessages({});
  expect(total).toBe(3);
  expect(messages.map(({ message }) => message)).toEqual(['third', 'second', 'first']);
  expect(messages[0]).toMatchObject({ name: 'Rafi', email: 'rafi@example.com', repliedAt: undefined });
  const messageId = messages[1]?.id ?? '';
  const marked = await admin().markContactMessageReplied({ messageId });
  now += 60_000;
  expect(await admin().markContactMessageReplied({ messageId })).toEqual(marked);
  const repliedAre = async (replied: boolean) =>
    (await admin().listContactMessages({ replied })).messages.map(({ message }) => message);
  expect(await repliedAre(true)).toEqual(['second']);
  expect(await repliedAre(false)).toEqual(['third', 'first']);
  expect(await admin().countWaiting({})).toMatchObject({ contactMessages: 2 });
  await expect(admin().markContactMessageReplied({ messageId: 'nothing' })).rejects.toMatchObject({
    code: 'message-not-found',
  });
});

it('the threads of all students are listed newest first, answered or not', async () => {
  const ids = [await ask('one'), await ask('two'), await ask('three')];
  await threads().answerThread({ threadId: ids[1] ?? '', text: 'So.' });
  const textsOf = async (answered?: boolean) =>
    (await threads().listThreads({ answered })).threads.map(({ text }) => text);
  expect(await textsOf()).toEqual(['three', 'two', 'one']);
  expect(await textsOf(true)).toEqual(['two']);
  expect(await textsOf(false)).toEqual(['three', 'one']);
  expect(await admin().countWaiting({})).toMatchObject({ threads: 2, contactMessages: 2 });
  expect(await admin().countWaiting({ kind: WaitingKind.WAITING_KIND_THREADS })).toMatchObject({
    threads: 2,
    contactMessages: 0,
  });
  expect(await admin().countWaiting({ kind: WaitingKind.WAITING_KIND_CONTACT_MESSAGES })).toMatchObject({
    threads: 0,
    contactMessages: 2,
  });
});

it('pages by number and by next have each row once', async () => {
  for (let i = 0; i < 4; i += 1) await write(`page ${i}`);
  const all = (await admin().listContactMessages({})).messages.map(({ id }) => id);
  const byNext: string[] = [];
  for (let after = ''; byNext.length === 0 || after !== ''; ) {
    const page = await admin().listContactMessages({ after, page: { page: 1, limit: 3 } });
    byNext.push(...page.messages.map(({ id }) => id));
    after = page.next;
  }
  expect(byNext).toEqual(all);
  const second = await threads().listThreads({ page: { page: 2, limit: 2 } });
  expect(second).toMatchObject({ threads: [{ text: 'one' }], total: 3, more: false, next: '' });
});

it('lists, marks and counts are for admins only', async () => {
  for (const role of ['student', 'instructor', 'content']) {
    const messaging = as(role).client(MessagingServiceDefinition);
    for (const call of [
      messaging.listContactMessages({}),
      messaging.markContactMessageReplied({ messageId: 'x' }),
      messaging.countWaiting({}),
      as(role).client(ThreadServiceDefinition).listThreads({}),
    ])
      await expect(call).rejects.toMatchObject({ kind: 'forbidden' });
  }
});
