import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { lastSecondOfDhakaDayAfter } from '@sargam/chassis/calendar';
import { CourseEvent, type DeepPartial } from '@sargam/proto/catalogue/v1/events';
import { AccessEvent, type CourseAccess } from '@sargam/proto/commerce/v1/access';
import mongoose from 'mongoose';
import { accessEvents } from '../src/access-ends/access-events.ts';
import { courseEvents } from '../src/courses/course-events.ts';
import { type FakeRelay, startFakeRelay } from './system/fake-relay.ts';
import {
  type MessagingSuite,
  messagingEnv,
  publishPerson,
  startMessagingSuite,
} from './system/messaging-suite.ts';

const dayMs = 86_400_000;
/** The last second of a day in Dhaka, far enough for every reminder to be due later than its event. */
const endsAt = new Date('2099-12-31T23:59:59+06:00');
const leaseMs = 120_000;
const later = (days: number) => new Date(endsAt.getTime() + days * dayMs);

let relay: FakeRelay;
let suite: MessagingSuite;
let database: mongoose.Connection;
let now = new Date();
beforeAll(async () => {
  relay = await startFakeRelay();
  suite = await startMessagingSuite({ env: { SMTP_URL: relay.url }, clock: () => now });
  database = await mongoose.createConnection(suite.settings.mongoUrl).asPromise();
  await publishCourse('chords', true);
  await publishCourse('old', false);
}, 60_000);
afterEach(() => relay.answerWith(() => '250 accepted'));
afterAll(async () => {
  await database.close();
  await suite.stop();
  relay.stop();
}, 30_000);

const publishCourse = (id: string, published: boolean) => {
  const summary = { id, title: { en: `Course ${id}`, bn: `কোর্স ${id}` }, published };
  const event = { event: { $case: 'changed' as const, value: { course: { summary, version: 1 } } } };
  return suite.publish(courseEvents, id, CourseEvent.fromPartial(event));
};
const publishStudent = (id: string, language = 'en', suspended = false) =>
  publishPerson(suite, { id, name: id, email: `${id}@example.com`, language, suspended }, 'changed');
const publishAccess = (
  studentId: string,
  end: Date | undefined,
  { version = 1n, courseId = 'chords', $case = 'granted' as 'granted' | 'revoked' } = {},
) => {
  const periods = end ? [{ endsAt: end }] : [];
  const value: DeepPartial<CourseAccess> = { studentId, courseId, version, periods };
  const event = AccessEvent.fromPartial({ event: { $case, value } });
  return suite.publish(accessEvents, `${studentId}:${courseId}`, event);
};
/** What the relay got for a student. English subjects are plain text. */
const mailsTo = (student: string) => relay.mails.filter(({ to }) => to === `${student}@example.com`);
const subjectsTo = (student: string) =>
  mailsTo(student).map(({ data }) => /^Subject: (.*)\r$/m.exec(data)?.[1]);

/** Sets the clock to a time of day in Dhaka this many days before the end. */
const setClock = (daysBefore: number, time = '09:00:00') => {
  const day = new Date(endsAt.getTime() - daysBefore * dayMs).toISOString().slice(0, 10);
  now = new Date(`${day}T${time}+06:00`);
};
const countEnds = (filter: object) => database.collection('accessEnds').countDocuments(filter);
const waitForVersion = (version: number, students: readonly string[]) =>
  suite.eventually(async () =>
    expect(await countEnds({ version, studentId: { $in: [...students] } })).toBe(students.length),
  );
/** Waits until no reminder is due or claimed. */
const waitForReminders = () =>
  suite.eventually(async () => {
    const leased = new Date(now.getTime() + leaseMs);
    expect(await countEnds({ remindAt: { $ne: null, $lte: leased } })).toBe(0);
  }, 15_000);

it('reminders are sent 7, 2 and 0 days before the end, once each also when events and the service repeat', async () => {
  await publishStudent('mitu');
  await publishStudent('blocked', 'en', true);
  for (const student of ['mitu', 'blocked']) await publishAccess(student, endsAt);
  await waitForVersion(1, ['mitu', 'blocked']);
  setClock(8, '23:00:00');
  await suite.restart();
  await waitForReminders();
  expect(subjectsTo('mitu')).toEqual([]);
  for (const days of [7, 2, 0]) {
    setClock(days);
    await waitForReminders();
    await publishAccess('mitu', endsAt);
    await suite.restart();
    await waitForReminders();
  }
  expect(subjectsTo('mitu')).toEqual([
    'Course chords: 7 days left',
    'Course chords: 2 days left',
    'Course chords: last day',
  ]);
  expect(mailsTo('mitu')[0]?.data).toContain('https://sargam.test/courseview?id=chords');
  expect(subjectsTo('blocked')).toEqual([]);
}, 90_000);

it('extended, refunded and ended access is not reminded of, whatever the order of the events', async () => {
  setClock(20);
  const students = ['extended', 'reversed', 'refunded', 'shortened'];
  for (const student of [...students, 'ended']) await publishStudent(student);
  await publishAccess('extended', endsAt);
  await publishAccess('extended', later(30), { version: 2n });
  await publishAccess('reversed', later(30), { version: 2n });
  await publishAccess('reversed', endsAt);
  await publishAccess('refunded', endsAt);
  await publishAccess('refunded', undefined, { version: 2n, $case: 'revoked' });
  await publishAccess('shortened', later(30));
  await publishAccess('shortened', endsAt, { version: 2n, $case: 'revoked' });
  await publishAccess('ended', later(-21));
  await waitForVersion(2, students);
  await waitForVersion(1, ['ended']);
  setClock(7);
  await waitForReminders();
  expect(Object.fromEntries([...students, 'ended'].map((name) => [name, subjectsTo(name)]))).toEqual({
    extended: [],
    reversed: [],
    refunded: [],
    shortened: ['Course chords: 7 days left'],
    ended: [],
  });
  setClock(-23);
  await waitForReminders();
  expect(subjectsTo('extended')).toEqual(['Course chords: 7 days left']);
}, 60_000);

it('after an outage the latest missed reminder is sent, with the days that are left then', async () => {
  setClock(20);
  await publishStudent('late');
  await publishAccess('late', endsAt);
  await waitForVersion(1, ['late']);
  setClock(1, '12:00:00');
  await waitForReminders();
  expect(subjectsTo('late')).toEqual(['Course chords: 1 day left']);
}, 60_000);

it('a reminder is in the language of the student, and of a course that is not sold any more it offers nothing', async () => {
  setClock(20);
  await publishStudent('bela', 'bn');
  await publishAccess('bela', endsAt, { courseId: 'old' });
  await waitForVersion(1, ['bela']);
  setClock(2);
  await waitForReminders();
  const [mail] = mailsTo('bela');
  const parts = (mail?.data ?? '').split(/\r\n\r\n/).map((part) => Buffer.from(part, 'base64').toString());
  const text = parts.find((part) => part.startsWith('bela')) ?? '';
  expect(text).toContain('‘কোর্স old’ কোর্সে আপনার মেয়াদ ৩১ ডিসেম্বর ২০৯৯ পর্যন্ত।');
  expect(text).toContain('https://sargam.test/studentpanel');
  expect(text).not.toContain('courseview');
}, 60_000);

it('a reminder that the relay did not take is sent once later', async () => {
  setClock(20);
  await publishStudent('retried');
  await publishAccess('retried', endsAt);
  await waitForVersion(1, ['retried']);
  relay.answerWith(() => '451 try later');
  setClock(7);
  await suite.eventually(async () => expect(subjectsTo('retried')).toHaveLength(1), 15_000);
  relay.answerWith(() => '250 accepted');
  now = new Date(now.getTime() + leaseMs);
  await waitForReminders();
  expect(subjectsTo('retried')).toHaveLength(2);
}, 60_000);

/** A process of its own, as in production, with the stores of the suite and the real time. */
const startProcess = () => {
  const { mongoUrl, kafkaBrokers, topicPrefix } = suite.settings;
  return spawn(process.execPath, [join(import.meta.dirname, '..', 'src', 'main.ts')], {
    env: {
      ...process.env,
      ...messagingEnv,
      SMTP_URL: relay.url,
      SARGAM_ENV: 'test',
      LOG_LEVEL: 'error',
      GRPC_PORT: '0',
      OPS_PORT: '0',
      MONGO_URL: mongoUrl,
      KAFKA_BROKERS: kafkaBrokers.join(','),
      TOPIC_PREFIX: topicPrefix,
    },
    stdio: 'inherit',
  });
};

it('a process that is killed while it sends a reminder leaves an unknown outcome, and no student gets two mails', async () => {
  await publishStudent('killed');
  await publishAccess('killed', lastSecondOfDhakaDayAfter(new Date(), 6));
  await waitForVersion(1, ['killed']);
  await suite.restart(async () => {
    // The event is newer than the first reminder of so short an access; here the reminder is due now.
    await database
      .collection('accessEnds')
      .updateOne({ studentId: 'killed' }, { $set: { remindAt: new Date(0) } });
    const killed = startProcess();
    relay.answerWith(() => {
      killed.kill('SIGKILL');
      return new Promise(() => undefined);
    });
    await once(killed, 'exit');
    relay.answerWith(() => '250 accepted');
    now = new Date(Date.now() + leaseMs);
  });
  await waitForReminders();
  expect(subjectsTo('killed')).toEqual(['Course chords: 6 days left']);
  const unknown = { recipient: 'killed@example.com', state: 'unknown' };
  expect(await database.collection('mails').countDocuments(unknown)).toBe(1);
  now = new Date(Date.now() + 5 * dayMs);
  await waitForReminders();
  expect(subjectsTo('killed')).toHaveLength(2);
}, 90_000);
