import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import mongoose, { type Connection } from 'mongoose';
import type { MailRecord } from '../src/mails/mail-store.ts';
import { type MessagingSuite, publishPerson, startMessagingSuite } from './system/messaging-suite.ts';

let suite: MessagingSuite;
let connection: Connection;
beforeAll(async () => {
  suite = await startMessagingSuite();
  connection = await mongoose.createConnection(suite.settings.mongoUrl).asPromise();
}, 60_000);
afterAll(async () => {
  await connection.close();
  await suite.stop();
}, 30_000);

const saveMail = (id: string, mail: Partial<MailRecord>) =>
  connection.collection<MailRecord>('mails').insertOne({
    _id: `${id}:receipt`,
    template: 'receipt',
    language: 'en',
    recipient: 'mitu.unknown@example.com',
    state: 'unknown',
    at: new Date('2026-11-21T06:00:00Z'),
    ...mail,
  });
const as = (role: string) =>
  suite.as({ subject: 'office', roles: [role] }).client(MessagingServiceDefinition);

it('unknown mails are listed newest first with the account of the recipient, each once over the pages', async () => {
  await publishPerson(suite, { id: 'mitu', name: 'Mitu', email: 'mitu.unknown@example.com', language: 'en' });
  await saveMail('a', {});
  await saveMail('b', {});
  await saveMail('newest', { at: new Date('2026-11-22T06:00:00Z'), reason: 'relay-timeout' });
  await saveMail('old', { at: new Date('2026-11-20T06:00:00Z'), recipient: 'gone@example.com' });
  await saveMail('sent', { state: 'sent' });
  const first = await suite.eventually(async () => {
    const page = await as('admin').listUnknownMails({ page: { page: 1, limit: 2 } });
    expect(page.mails[0]).toMatchObject({ personId: 'mitu', personName: 'Mitu', reason: 'relay-timeout' });
    return page;
  });
  expect(first).toMatchObject({ total: 4, more: false, next: 'b:receipt' });
  const second = await as('admin').listUnknownMails({ page: { page: 1, limit: 2 }, after: first.next });
  expect([...first.mails, ...second.mails].map(({ id }) => id)).toEqual([
    'newest:receipt',
    'b:receipt',
    'a:receipt',
    'old:receipt',
  ]);
  expect(second).toMatchObject({ next: '', mails: [{ reason: '' }, { personId: '', personName: '' }] });
  expect((await as('admin').listUnknownMails({ after: 'nothing' })).mails).toEqual([]);
  expect(await as('admin').countWaiting({})).toMatchObject({ unknownMails: 4 });
});

it('the list is for admins only', async () => {
  for (const role of ['student', 'instructor', 'content'])
    await expect(as(role).listUnknownMails({})).rejects.toMatchObject({ kind: 'forbidden' });
});
