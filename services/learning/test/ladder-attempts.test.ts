import { execFileSync } from 'node:child_process';
import { openObjectStore } from '@sargam/chassis/objects';
import { openDatabase } from '@sargam/chassis/sql';
import type { KyselyPlugin, QueryId } from 'kysely';
import type { Tables } from '../src/database.ts';
import { attemptFolder } from '../src/ladders/ladder-objects.ts';
import { claimJob } from '../src/ladders/ladder-store.ts';
import { createJobRunner, type EncoderDeps } from '../src/ladders/run-jobs.ts';
import { hasFfmpeg } from './encoder-process.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

/** Half a second of a small picture. */
const tinyVideo = (): Buffer => {
  const output = ['-t', '0.5', '-f', 'mp4', '-movflags', 'frag_keyframe+empty_moov', 'pipe:1'];
  return execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', 'testsrc=size=64x64', ...output]);
};

const fail = () => Promise.reject(new Error('the store is not available'));

/** What fails in the present test. */
const broken = { get: false, removeFolder: false, answer: false };

/** The database finishes a job, and its answer is lost. */
const loseAnswerOfFinish = (): KyselyPlugin => {
  let finish: QueryId | undefined;
  return {
    transformQuery: ({ node, queryId }) => {
      const isFinish = node.kind === 'UpdateQueryNode' && JSON.stringify(node.updates).includes('"files"');
      if (isFinish) finish = queryId;
      return node;
    },
    transformResult: ({ queryId, result }) =>
      broken.answer && queryId === finish ? fail() : Promise.resolve(result),
  };
};

describe.skipIf(!hasFfmpeg())('an attempt to encode a video', () => {
  let system: TestSystem;
  let deps: EncoderDeps;
  let runJob: ReturnType<typeof createJobRunner>;
  beforeAll(async () => {
    system = await startTestSystem();
    const { service } = system.suite;
    const database = await openDatabase<Tables>(service);
    const bucket = openObjectStore(service).bucket('lessons');
    deps = {
      service,
      database: { ...database, db: database.db.withPlugin(loseAnswerOfFinish()) },
      bucket: {
        ...bucket,
        get: (key, range) => (broken.get ? fail() : bucket.get(key, range)),
        removeFolder: (prefix) => (broken.removeFolder ? fail() : bucket.removeFolder(prefix)),
      },
      ffmpeg: 'ffmpeg',
    };
    runJob = createJobRunner(deps);
    await deps.bucket.put('raw/one', tinyVideo(), { type: 'video/mp4' });
  }, 60_000);
  afterAll(() => system.suite.stop(), 30_000);
  beforeEach(async () => {
    Object.assign(broken, { get: false, removeFolder: false, answer: false });
    system.setClock('2026-11-25T04:30:00Z');
    await deps.database.db.deleteFrom('ladders').execute();
  });

  const pass = (minutes: number) =>
    system.setClock(system.suite.service.clock().getTime() + minutes * 60_000);
  const run = () => runJob(new AbortController().signal);
  const row = () => deps.database.db.selectFrom('ladders').selectAll().executeTakeFirstOrThrow();
  const hasIndex = async () =>
    (await deps.bucket.stat(`${attemptFolder(await row())}index.m3u8`)) !== undefined;

  it('keeps its ladder when the objects of earlier attempts cannot be removed', async () => {
    await system.addLesson('c1', 'kept');
    await claimJob(deps.database.db, deps.service.clock());
    pass(2);
    broken.removeFolder = true;
    await run();
    expect(await row()).toMatchObject({ state: 'ready', attempts: 2 });
    expect(await hasIndex()).toBe(true);
  });

  it('keeps its ladder when the job is finished and the answer of the database is lost', async () => {
    await system.addLesson('c2', 'answer');
    broken.answer = true;
    await run();
    expect(await row()).toMatchObject({ state: 'ready', attempts: 1 });
    expect(await hasIndex()).toBe(true);
  });

  it('is repeated after an outage of the object store, however often the outage interrupts it', async () => {
    await system.addLesson('c3', 'outage');
    Object.assign(broken, { get: true, removeFolder: true });
    for (const minutes of [1, 2, 4, 8]) {
      await run();
      expect(await row()).toMatchObject({ state: 'waiting', reason: null });
      pass(minutes);
    }
    Object.assign(broken, { get: false, removeFolder: false });
    await run();
    expect(await row()).toMatchObject({ state: 'ready', interruptions: 4 });
    expect(await hasIndex()).toBe(true);
  });
});
