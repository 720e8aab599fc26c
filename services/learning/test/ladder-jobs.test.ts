import { openObjectStore } from '@sargam/chassis/objects';
import { openDatabase } from '@sargam/chassis/sql';
import { LadderState, LessonStatus } from '@sargam/proto/learning/v1/learning';
import { LessonServiceDefinition } from '@sargam/proto/learning/v1/lessons';
import type { Tables } from '../src/database.ts';
import { recordEncoderRun } from '../src/ladders/encoder-run-store.ts';
import {
  addMissingJobs,
  claimJob,
  failAttempt,
  failLostJobs,
  finishJob,
  listUnusedLadders,
  releaseJob,
  renewLease,
} from '../src/ladders/ladder-store.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
let db: Awaited<ReturnType<typeof openDatabase<Tables>>>['db'];
beforeAll(async () => {
  system = await startTestSystem();
  ({ db } = await openDatabase<Tables>(system.suite.service));
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);
beforeEach(async () => {
  await db.deleteFrom('lessons').execute();
  await db.deleteFrom('ladders').execute();
});

const start = new Date('2026-11-25T04:30:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const aJob = async (lessonId: string, time = start) => {
  system.setClock(time.getTime());
  await system.addLesson('c1', lessonId);
};
const claim = async (now: Date) => {
  const job = await claimJob(db, now);
  if (!job) throw new Error('a job is available');
  return job;
};
const stateOf = async (id: string) =>
  db.selectFrom('ladders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('each video without a job gets one, however many encoders look for missing jobs', async () => {
  await aJob('one');
  await aJob('two');
  expect(await addMissingJobs(db, start)).toBe(0);
  await db.deleteFrom('ladders').execute();
  const added = await Promise.all([1, 2, 3].map(() => addMissingJobs(db, start)));
  expect(added.reduce((sum, count) => sum + count)).toBe(2);
});

it('two encoders never claim the same job, and the newest job comes first', async () => {
  await aJob('one');
  await aJob('two', after(1));
  expect(await claim(after(1))).toMatchObject({ lesson_id: 'two' });
  await aJob('three', after(2));
  const jobs = await Promise.all([1, 2, 3].map(() => claimJob(db, after(2))));
  expect(jobs.flatMap((job) => job?.lesson_id ?? []).sort()).toEqual(['one', 'three']);
  expect(jobs.filter((job) => job === undefined)).toHaveLength(1);
});

it('a job whose lease has expired goes to the next encoder, and the first one can change nothing any more', async () => {
  await aJob('one');
  const first = await claim(start);
  expect(await renewLease(db, first, 40, after(50))).toBe(true);
  expect(await claimJob(db, after(109))).toBeUndefined();
  const second = await claim(after(111));
  expect([second.id, second.attempts, second.percent]).toEqual([first.id, 2, 0]);
  expect(await renewLease(db, first, 50, after(112))).toBe(false);
  expect(await finishJob(db, first, ['index.m3u8'])).toBe(false);
  expect(await failAttempt(db, first, 'interrupted', after(112))).toBeUndefined();
  expect(await finishJob(db, second, ['index.m3u8'])).toBe(true);
  expect(await stateOf(first.id)).toMatchObject({ state: 'ready', percent: 100, attempts: 2 });
});

it('an unfinished job of a site without a running encoder says so to staff, until an encoder runs', async () => {
  await aJob('one');
  await aJob('two');
  const shownAfter = async (seconds: number) => {
    system.setClock(after(seconds).getTime());
    const { lessons } = await system.admin().listLessons({ courseId: 'c1', viewerSession: '' });
    return lessons.map(({ ladder }) => ladder?.state);
  };
  await db.deleteFrom('encoder_runs').execute();
  const none = LadderState.LADDER_STATE_NO_ENCODER;
  expect(await shownAfter(0)).toEqual([none, none]);
  await recordEncoderRun(db, start);
  await finishJob(db, await claim(start), ['index.m3u8']);
  const ready = LadderState.LADDER_STATE_READY;
  const waiting = LadderState.LADDER_STATE_WAITING;
  const finished = await db.selectFrom('ladders').select('lesson_id').where('state', '=', 'ready').execute();
  const inOrder = (other: LadderState) =>
    ['one', 'two'].map((id) => (finished[0]?.lesson_id === id ? ready : other));
  expect(await shownAfter(179)).toEqual(inOrder(waiting));
  expect(await shownAfter(180)).toEqual(inOrder(none));
  // An encoder whose clock is behind does not move the time back.
  await recordEncoderRun(db, after(300));
  await recordEncoderRun(db, after(10));
  expect(await shownAfter(400)).toEqual(inOrder(waiting));
});

it('a job fails after three attempts, and is not claimed again', async () => {
  await aJob('one');
  let now = start;
  for (const state of ['waiting', 'waiting', 'failed']) {
    const job = await claim(now);
    expect(await failAttempt(db, job, 'unreadable', now)).toMatchObject({ state });
    expect(await claimJob(db, now)).toBeUndefined();
    now = new Date(now.getTime() + 3_600_000);
  }
  expect(await claimJob(db, now)).toBeUndefined();
});

it('a job whose encoder ended in the last attempt fails as interrupted', async () => {
  await aJob('one');
  let job = await claim(start);
  for (const seconds of [61, 122]) job = await claim(after(seconds));
  expect(await claimJob(db, after(183))).toBeUndefined();
  expect(await failLostJobs(db, after(181))).toEqual([]);
  expect(await failLostJobs(db, after(183))).toHaveLength(1);
  expect(await stateOf(job.id)).toMatchObject({ state: 'failed', reason: 'interrupted' });
});

it('an outage does not use up the attempts of a job', async () => {
  await aJob('one');
  let now = start;
  for (let interruptions = 1; interruptions <= 5; interruptions += 1) {
    const outcome = await failAttempt(db, await claim(now), 'interrupted', now);
    expect(outcome).toMatchObject({ state: 'waiting', interruptions });
    now = outcome?.available_at ?? now;
  }
  for (const state of ['waiting', 'waiting', 'failed']) {
    expect(await failAttempt(db, await claim(now), 'unreadable', now)).toMatchObject({ state });
    now = new Date(now.getTime() + 3_600_000);
  }
});

it('a lesson and a replaced video get their jobs without an encoder', async () => {
  const bucket = openObjectStore(system.suite.service).bucket('lessons');
  for (const key of ['raw/before', 'raw/after'])
    await bucket.put(key, Buffer.from(key), { type: 'video/mp4' });
  await system.admin().addLesson({
    courseId: 'c1',
    lessonId: 'replaced',
    status: LessonStatus.LESSON_STATUS_PAID,
    title: { en: 'Replaced', bn: '' },
    objectKey: 'raw/before',
    originalName: 'before.mp4',
  });
  const jobs = () => db.selectFrom('ladders').select(['object_key', 'state']).orderBy('created_at').execute();
  expect(await jobs()).toEqual([{ object_key: 'raw/before', state: 'waiting' }]);
  system.setClock(after(1).getTime());
  const lessons = system.suite.as({ subject: 'a', roles: ['admin'] }).client(LessonServiceDefinition);
  await lessons.replaceVideo({ lessonId: 'replaced', objectKey: 'raw/after', originalName: 'after.mp4' });
  expect(await jobs()).toEqual([
    { object_key: 'raw/before', state: 'waiting' },
    { object_key: 'raw/after', state: 'waiting' },
  ]);
});

it('a job that a stopping encoder gives back keeps its attempts', async () => {
  await aJob('one');
  const job = await claim(start);
  await releaseJob(db, job, after(1));
  expect(await claim(after(1))).toMatchObject({ id: job.id, attempts: 1 });
});

it('the ladder of a removed lesson or of a replaced video is unused', async () => {
  await aJob('one');
  const { id } = await claim(start);
  expect(await listUnusedLadders(db)).toEqual([]);
  await db.updateTable('lessons').set({ object_key: 'raw/other' }).execute();
  expect(await listUnusedLadders(db)).toEqual([id]);
  await db.deleteFrom('lessons').execute();
  expect(await listUnusedLadders(db)).toEqual([id]);
});
