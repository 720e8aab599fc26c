import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ThreadServiceDefinition } from '@sargam/proto/messaging/v1/threads';
import mongoose from 'mongoose';
import { type FakeRelay, startFakeRelay } from './system/fake-relay.ts';
import {
  type MessagingSuite,
  messagingEnv,
  publishInstructor,
  publishPerson,
  startMessagingSuite,
} from './system/messaging-suite.ts';

let relay: FakeRelay;
let suite: MessagingSuite;
let database: mongoose.Connection;
let child: ChildProcess | undefined;
let now = new Date();
beforeAll(async () => {
  relay = await startFakeRelay();
  suite = await startMessagingSuite({ env: { SMTP_URL: relay.url }, clock: () => now });
  database = await mongoose.createConnection(suite.settings.mongoUrl).asPromise();
  for (const id of ['mitu', 'arif'])
    await publishPerson(suite, {
      id,
      name: id,
      email: `${id}@example.com`,
      language: 'en',
      emailVerified: true,
      instructorId: id === 'arif' ? id : '',
    });
  await publishInstructor(suite, { id: 'arif', published: true, name: { en: 'Arif', bn: '' } });
  await suite.eventually(async () => {
    expect(await database.collection('recipients').countDocuments()).toBe(2);
    expect(await database.collection('instructors').countDocuments()).toBe(1);
  });
}, 60_000);
afterAll(async () => {
  child?.kill('SIGKILL');
  await database.close();
  await suite.stop();
  relay.stop();
}, 30_000);

type Address = { readonly address: string };
/** Longer than the time after which another process may send the mail. */
const attemptMs = 121_000;

const startProcess = async (): Promise<Address> => {
  const { mongoUrl, kafkaBrokers, topicPrefix } = suite.settings;
  const started = spawn(process.execPath, [join(import.meta.dirname, '..', 'src', 'main.ts')], {
    env: {
      ...process.env,
      ...messagingEnv,
      SMTP_URL: relay.url,
      SARGAM_ENV: 'test',
      LOG_LEVEL: 'info',
      GRPC_PORT: '0',
      OPS_PORT: '0',
      MONGO_URL: mongoUrl,
      KAFKA_BROKERS: kafkaBrokers.join(','),
      TOPIC_PREFIX: topicPrefix,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const port = await new Promise<string>((resolve, reject) => {
    let text = '';
    started.stdout.on('data', (chunk) => {
      text += String(chunk);
      const found = /"grpcPort":(\d+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    started.once('exit', () => reject(new Error(text)));
  });
  return { address: `127.0.0.1:${port}` };
};

/** Runs the calls in a process of its own, which replaces the service meanwhile and is killed when they end. */
const killAfter = (calls: (process: Address) => Promise<void>): Promise<void> =>
  suite.restart(async () => {
    const process = await startProcess();
    // The separate process has the clock of the machine, and a signed caller is valid for a minute.
    now = new Date();
    await calls(process);
    child?.kill('SIGKILL');
    if (child) await once(child, 'exit');
    relay.answerWith(() => '250 accepted');
    now = new Date(Date.now() + attemptMs);
  });

const as = (subject: string, role: string, options?: Address) =>
  suite
    .as({ subject, roles: [role], claims: { verified: 'true', instructor: subject } }, options)
    .client(ThreadServiceDefinition);
const write = (key: string, options?: Address) =>
  as('mitu', 'student', options).writeToInstructor({ instructorId: 'arif', text: key, idempotencyKey: key });
const threadsWith = async (text: string) =>
  (
    await as('mitu', 'student').listThreadsOfStudent({ studentId: 'mitu', answered: undefined })
  ).threads.filter((thread) => thread.text === text);

/** What the relay got, whatever it answered. */
const mailsWith = (text: string) => relay.mails.filter(({ data }) => data.includes(text));

/** Waits until a mail is known to be sent or unknown; the relay got it at most once. */
const expectOneMail = (id: string, template: string, text: string) =>
  suite.eventually(async () => {
    const mails = await database.collection('mails').find({ template }).toArray();
    const mail = mails.find(({ _id }) => String(_id) === `${id}:${template}`);
    expect(mail?.['state']).toMatch(/^(?:sent|unknown)$/);
    expect(mailsWith(text).length).toBeLessThanOrEqual(1);
    if (mail?.['state'] === 'sent') expect(mailsWith(text)).toHaveLength(1);
  }, 15_000);

it('a message and a reply whose process is killed while their mails are sent, or before, are saved once and mailed once', async () => {
  const { id: threadId } = await write('key-replied');
  await expectOneMail(threadId, 'message', 'key-replied');
  const reply = (options?: Address) =>
    as('arif', 'instructor', options).answerThread({ threadId, text: 'reply-once' });
  await killAfter(async (process) => {
    relay.answerWith(() => new Promise(() => undefined));
    await Promise.all([write('key-sending', process), reply(process)]);
    await suite.eventually(() =>
      expect([...mailsWith('key-sending'), ...mailsWith('reply-once')]).toHaveLength(2),
    );
    await write('key-answered', process);
  });
  const [answer, ...otherAnswers] = (await reply()).answers;
  expect(otherAnswers).toEqual([]);
  await expectOneMail(answer?.id ?? '', 'answer', 'reply-once');
  for (const key of ['key-sending', 'key-answered']) {
    const { id } = await write(key);
    expect((await threadsWith(key)).map((thread) => thread.id)).toEqual([id]);
    await expectOneMail(id, 'message', key);
  }
}, 60_000);
