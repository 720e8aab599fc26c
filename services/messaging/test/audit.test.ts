import { listChangingMethods } from '@sargam/chassis/testing';
import { AuditServiceDefinition } from '@sargam/proto/messaging/v1/audit';
import { Audience, CampaignServiceDefinition } from '@sargam/proto/messaging/v1/campaigns';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { NotificationServiceDefinition } from '@sargam/proto/messaging/v1/notifications';
import { ThreadServiceDefinition } from '@sargam/proto/messaging/v1/threads';
import {
  type MessagingSuite,
  publishInstructor,
  publishPerson,
  startMessagingSuite,
} from './system/messaging-suite.ts';

let suite: MessagingSuite;
beforeAll(async () => {
  suite = await startMessagingSuite();
  await publishPerson(suite, { id: 'mitu', name: 'Mitu', email: 'mitu.audit@example.com', language: 'en' });
  await publishInstructor(suite, { id: 'arif', published: true, name: { en: 'Arif', bn: 'আরিফ' } });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const as = (subject: string, role: string, claims: Record<string, string> = {}) =>
  suite.as({ subject, roles: [role], claims });
const notifications = () => as('office', 'admin').client(NotificationServiceDefinition);
const listChanges = async (targetId: string) => {
  const audit = as('office', 'admin').client(AuditServiceDefinition);
  return (await audit.listAuditEntries({ targetId })).entries;
};

const createNotification = (notificationId: string) =>
  notifications().createNotification({ notificationId, text: { en: 'Eid sale', bn: '' } });

const campaigns = () => as('office', 'admin').client(CampaignServiceDefinition);
const draft = (campaignId: string) => ({
  campaignId,
  audience: { audience: Audience.AUDIENCE_CUSTOM, addresses: ['mitu.audit@example.com'] },
  content: { subject: { en: 'Eid', bn: '' }, body: { en: '<p>Eid</p>', bn: '' } },
});

/** A student's question; its target is the thread. */
const ask = (text: string) =>
  suite.eventually(async () => {
    const student = as('mitu', 'student', { verified: 'true' }).client(ThreadServiceDefinition);
    return (await student.writeToInstructor({ instructorId: 'arif', text })).id;
  });

/** Each changing call with its repeat; the value is the id of its target. */
const changes: Record<string, () => Promise<string>> = {
  createNotification: async () => {
    for (const _ of [1, 2]) await createNotification('n-1');
    return 'n-1';
  },
  deleteNotification: async () => {
    await createNotification('n-2');
    for (const _ of [1, 2]) await notifications().deleteNotification({ notificationId: 'n-2' });
    return 'n-2';
  },
  answerThread: async () => {
    const threadId = await ask('Which strings?');
    const threads = as('office', 'admin').client(ThreadServiceDefinition);
    for (const _ of [1, 2]) await threads.answerThread({ threadId, text: 'Nylon ones.' });
    return threadId;
  },
  markContactMessageReplied: async () => {
    const messaging = as('office', 'admin').client(MessagingServiceDefinition);
    await messaging.sendContactMessage({ name: 'Rafi', email: 'rafi@example.com', message: 'Hello' });
    const messageId = (await messaging.listContactMessages({})).messages[0]?.id ?? '';
    for (const _ of [1, 2]) await messaging.markContactMessageReplied({ messageId });
    return messageId;
  },
  saveDraft: async () => {
    for (const _ of [1, 2]) await campaigns().saveDraft(draft('c-1'));
    return 'c-1';
  },
  scheduleCampaign: async () => {
    const sendAt = new Date(Date.now() + 3_600_000);
    for (const _ of [1, 2]) await campaigns().scheduleCampaign({ draft: draft('c-2'), sendAt });
    return 'c-2';
  },
  cancelCampaign: async () => {
    await campaigns().saveDraft(draft('c-3'));
    for (const _ of [1, 2]) await campaigns().cancelCampaign({ campaignId: 'c-3' });
    return 'c-3';
  },
};

const exceptions: Record<string, string> = {
  previewCampaign: 'changes nothing',
  sendTestMail: 'mails the caller only',
  resendUnknown: 'needs a finished campaign (campaign-sending.test.ts)',
  unsubscribe: 'anybody who has the link of a mail',
  resubscribe: 'anybody who has the link of a mail',
  markRead: 'changes only what belongs to the caller',
  writeToInstructor: 'only a student writes',
  saveReplyTemplate: 'changes only what belongs to the caller',
  deleteReplyTemplate: 'changes only what belongs to the caller',
  sendContactMessage: 'anybody writes',
};

it('each changing call is in the list of audited calls or has a reason for its exception', () => {
  expect([...Object.keys(changes), ...Object.keys(exceptions)].sort()).toEqual(listChangingMethods(suite));
});

it.each(Object.keys(changes))('%s and its repeat leave one entry with actor and target', async (name) => {
  const target = (await changes[name]?.()) ?? '';
  const action = name.charAt(0).toUpperCase() + name.slice(1);
  const entries = (await listChanges(target)).filter((entry) => entry.action === action);
  expect(entries).toMatchObject([{ actor: 'office', role: 'admin', targetId: target }]);
});

it('entries contain the text of a notification, but neither question nor answer', async () => {
  await createNotification('n-3');
  await notifications().deleteNotification({ notificationId: 'n-3' });
  const text = '{"text":{"en":"Eid sale","bn":""}}';
  expect((await listChanges('n-3')).map(({ beforeJson, afterJson }) => [beforeJson, afterJson])).toEqual([
    [text, ''],
    ['', text],
  ]);
  const threadId = await changes['answerThread']?.();
  expect(JSON.stringify(await listChanges(threadId ?? ''))).not.toMatch(/strings|Nylon/);
});

it('an answer of the instructor leaves no entry', async () => {
  const threadId = await ask('How often?');
  const instructor = as('teacher-1', 'instructor', { instructor: 'arif' }).client(ThreadServiceDefinition);
  await instructor.answerThread({ threadId, text: 'Daily.' });
  expect(await listChanges(threadId)).toEqual([]);
});

it('entries are for admins only', async () => {
  for (const role of ['content', 'instructor', 'student'])
    await expect(as('x', role).client(AuditServiceDefinition).listAuditEntries({})).rejects.toMatchObject({
      kind: 'forbidden',
    });
});
