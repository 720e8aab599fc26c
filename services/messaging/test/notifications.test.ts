import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { NotificationServiceDefinition } from '@sargam/proto/messaging/v1/notifications';
import { type MessagingSettings, settings } from '../src/config.ts';
import { startMessaging } from '../src/start.ts';

let suite: ServiceUnderTest<MessagingSettings>;
beforeAll(async () => {
  suite = await startTestService(__dirname, {
    settings,
    start: startMessaging,
    env: { SITE_URL: 'https://sargam.test', STORE_ADDRESS: '127.0.0.1:1' },
  });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const as = (subject: string, role: string) =>
  suite.as({ subject, roles: [role] }).client(NotificationServiceDefinition);
const admin = () => as('office', 'admin');
const student = (subject: string) => as(subject, 'student');

const tell = (en: string, notificationId = '') =>
  admin().createNotification({ notificationId, text: { en, bn: '' } });
const unreadBy = async (personId: string) =>
  (await student(personId).listForPerson({ personId })).notifications.map(({ text }) => text?.en);
const page = (limit: number, number = 1) => ({ page: { limit, page: number } });

beforeEach(async () => {
  const { notifications } = await admin().listNotifications({});
  for (const { id } of notifications) await admin().deleteNotification({ notificationId: id });
});

it('tells everybody, the newest first', async () => {
  await tell('one');
  await tell('two');
  expect(await unreadBy('mitu')).toEqual(['two', 'one']);
  expect(await unreadBy('rafi')).toEqual(['two', 'one']);
});

it('leaves out what this person marked as read, and still shows it among all', async () => {
  await tell('one');
  const { id } = await tell('two');
  const asked = { personId: 'mitu', notificationId: id };
  await Promise.all([1, 2, 3].map(() => student('mitu').markRead(asked)));
  expect(await unreadBy('mitu')).toEqual(['one']);
  expect(await unreadBy('rafi')).toEqual(['two', 'one']);
  const all = await student('mitu').listForPerson({ personId: 'mitu', all: true });
  expect(all.notifications.map(({ text, read }) => [text?.en, read])).toEqual([
    ['two', true],
    ['one', false],
  ]);
  expect([all.total, all.unread]).toEqual([2, 1]);
});

it('counts what is unread whatever the page shows', async () => {
  for (const words of ['one', 'two', 'three']) await tell(words);
  const found = await student('mitu').listForPerson({ personId: 'mitu', ...page(2) });
  expect([found.notifications.length, found.total, found.unread]).toEqual([2, 3, 3]);
});

it('forgets a notification with its marks once it is taken back', async () => {
  const { id } = await tell('one');
  await student('mitu').markRead({ personId: 'mitu', notificationId: id });
  await tell('two');
  await admin().deleteNotification({ notificationId: id });
  await admin().deleteNotification({ notificationId: id });
  const all = await student('mitu').listForPerson({ personId: 'mitu', all: true });
  expect([all.total, all.unread]).toEqual([1, 1]);
});

it('is made once however often it is sent', async () => {
  const made = await Promise.all([1, 2, 3].map(() => tell('once', 'n-1')));
  expect(new Set(made.map(({ createdAt }) => createdAt?.getTime())).size).toBe(1);
  expect(await unreadBy('mitu')).toEqual(['once']);
});

it('marks nothing that is not there', async () => {
  await student('mitu').markRead({ personId: 'mitu', notificationId: 'nothing' });
  await tell('later', 'nothing');
  expect(await unreadBy('mitu')).toEqual(['later']);
});

it('refuses an empty text, and everybody else', async () => {
  await expect(tell('  ')).rejects.toMatchObject({ code: 'notification-incomplete' });
  await expect(student('rafi').listForPerson({ personId: 'mitu' })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  const asked = { personId: 'mitu', notificationId: 'n' };
  await expect(student('rafi').markRead(asked)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(student('rafi').listNotifications({})).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(
    student('rafi').createNotification({ notificationId: '', text: { en: 'x', bn: '' } }),
  ).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(student('rafi').deleteNotification({ notificationId: 'n' })).rejects.toMatchObject({
    kind: 'forbidden',
  });
});
