import { NotificationServiceDefinition } from '@sargam/proto/messaging/v1/notifications';
import { type MessagingSuite, startMessagingSuite } from './system/messaging-suite.ts';

let suite: MessagingSuite;
beforeAll(async () => {
  suite = await startMessagingSuite();
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const as = (subject: string, role: string) =>
  suite.as({ subject, roles: [role] }).client(NotificationServiceDefinition);
const admin = () => as('office', 'admin');
const student = (subject: string) => as(subject, 'student');

const notify = (en: string, notificationId = '') =>
  admin().createNotification({ notificationId, text: { en, bn: '' } });
const unreadBy = async (personId: string) =>
  (await student(personId).listForPerson({ personId })).notifications.map(({ text }) => text?.en);
const page = (limit: number, number = 1) => ({ page: { limit, page: number } });

beforeEach(async () => {
  const { notifications } = await admin().listNotifications({});
  for (const { id } of notifications) await admin().deleteNotification({ notificationId: id });
});

it('every user sees all notifications, the newest first', async () => {
  await notify('one');
  await notify('two');
  expect(await unreadBy('mitu')).toEqual(['two', 'one']);
  expect(await unreadBy('rafi')).toEqual(['two', 'one']);
});

it('a read notification is hidden for that user, and still listed with `all`', async () => {
  await notify('one');
  const { id } = await notify('two');
  const request = { personId: 'mitu', notificationId: id };
  await Promise.all([1, 2, 3].map(() => student('mitu').markRead(request)));
  expect(await unreadBy('mitu')).toEqual(['one']);
  expect(await unreadBy('rafi')).toEqual(['two', 'one']);
  const all = await student('mitu').listForPerson({ personId: 'mitu', all: true });
  expect(all.notifications.map(({ text, read }) => [text?.en, read])).toEqual([
    ['two', true],
    ['one', false],
  ]);
  expect([all.total, all.unread]).toEqual([2, 1]);
});

it('the count of unread notifications does not depend on the page', async () => {
  for (const text of ['one', 'two', 'three']) await notify(text);
  const found = await student('mitu').listForPerson({ personId: 'mitu', ...page(2) });
  expect([found.notifications.length, found.total, found.unread]).toEqual([2, 3, 3]);
});

it('a deleted notification is deleted with its read marks', async () => {
  const { id } = await notify('one');
  await student('mitu').markRead({ personId: 'mitu', notificationId: id });
  await notify('two');
  await admin().deleteNotification({ notificationId: id });
  await admin().deleteNotification({ notificationId: id });
  const all = await student('mitu').listForPerson({ personId: 'mitu', all: true });
  expect([all.total, all.unread]).toEqual([1, 1]);
});

it('a repeated request creates one notification', async () => {
  const created = await Promise.all([1, 2, 3].map(() => notify('once', 'n-1')));
  expect(new Set(created.map(({ createdAt }) => createdAt?.getTime())).size).toBe(1);
  expect(await unreadBy('mitu')).toEqual(['once']);
});

it('marking an unknown notification changes nothing', async () => {
  await student('mitu').markRead({ personId: 'mitu', notificationId: 'nothing' });
  await notify('later', 'nothing');
  expect(await unreadBy('mitu')).toEqual(['later']);
});

it('an empty text is rejected, and so are other users’ requests', async () => {
  await expect(notify('  ')).rejects.toMatchObject({ code: 'notification-incomplete' });
  await expect(student('rafi').listForPerson({ personId: 'mitu' })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  const request = { personId: 'mitu', notificationId: 'n' };
  await expect(student('rafi').markRead(request)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(student('rafi').listNotifications({})).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(
    student('rafi').createNotification({ notificationId: '', text: { en: 'x', bn: '' } }),
  ).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(student('rafi').deleteNotification({ notificationId: 'n' })).rejects.toMatchObject({
    kind: 'forbidden',
  });
});
