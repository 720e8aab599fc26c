import path from 'node:path';
import { Redis } from 'ioredis';
import { sql } from 'kysely';
import {
  completeWith,
  createRedisIdempotencyStore,
  hashRequest,
  type IdempotencyStore,
  type IdempotentRequest,
  runIdempotent,
} from '../src/idempotency/index.ts';
import { deleteOldRequests } from '../src/idempotency/sql-store.ts';
import { newId } from '../src/ids/index.ts';
import { type ServiceUnderTest, startTestService } from '../src/testing/index.ts';
import { createSqlStore } from './create-sql-store.ts';
import { createNotesStart, type NotesService, notesSettings } from './notes/notes.ts';

const notes = createNotesStart();
let suite: ServiceUnderTest<NotesService['settings']>;
let redis: Redis;
const warnings: string[] = [];
const log = {
  warn: (_: object, message: string) => warnings.push(message),
} as unknown as NotesService['log'];

beforeAll(async () => {
  suite = await startTestService(path.join(import.meta.dirname, 'notes'), {
    settings: notesSettings,
    start: notes.start,
  });
  redis = new Redis(process.env.REDIS_URL ?? '');
});
afterAll(async () => {
  redis.disconnect();
  await suite.stop();
});

const buildRequest = (body = 'body'): IdempotentRequest => ({
  scope: 'pay',
  key: newId(),
  requestHash: hashRequest(body),
});

const run = (
  store: IdempotencyStore,
  request: IdempotentRequest,
  work: () => Promise<string | Uint8Array>,
  leaseMs = 5_000,
): Promise<string> =>
  runIdempotent(store, request, {
    leaseMs,
    pollIntervalMs: 10,
    work: async () => Buffer.from(await work()),
  }).then((answer) => Buffer.from(answer).toString('latin1'));

/** Work with another answer at each execution, none of it valid UTF-8. */
const countedWork = (ms = 0) => {
  let executions = 0;
  const work = async () => {
    const answer = Buffer.from([0xff, 0x20, 0x3a, 0, ++executions]);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return answer;
  };
  return { work, executions: () => executions };
};

const claimed = async (store: IdempotencyStore, request: IdempotentRequest, leaseMs: number) => {
  const result = await store.claim(request, leaseMs);
  if (result.kind !== 'claimed') throw new Error(result.kind);
  return result.claim;
};

const stores: Record<string, () => IdempotencyStore> = {
  PostgreSQL: () => createSqlStore(notes.database),
  Redis: () => createRedisIdempotencyStore({ log }, redis, 60),
};

describe.each(Object.keys(stores))('the store in %s', (name) => {
  const store = () => (stores[name] as () => IdempotencyStore)();

  it('nine concurrent calls with one key get the same bytes of one execution, and so does a later call', async () => {
    const request = buildRequest();
    const { work, executions } = countedWork(150);
    const answers = await Promise.all(Array.from({ length: 9 }, () => run(store(), request, work)));
    expect(new Set(answers)).toEqual(new Set(['\xff :\0\x01']));
    expect(await run(store(), request, work)).toBe(answers[0]);
    expect(executions()).toBe(1);
  });

  it('the same key of another scope is another request', async () => {
    const request = buildRequest();
    const { work, executions } = countedWork();
    await run(store(), request, work);
    await run(store(), { ...request, scope: 'refund' }, work);
    expect(executions()).toBe(2);
  });

  it('a key of another request is rejected during the work and after it', async () => {
    const request = buildRequest();
    const reuse = () => run(store(), { ...request, requestHash: hashRequest('other') }, async () => 'no');
    const first = run(store(), request, async () => {
      await expect(reuse()).rejects.toMatchObject({ kind: 'conflict', code: 'idempotency-key-reused' });
      return 'yes';
    });
    expect(await first).toBe('yes');
    await expect(reuse()).rejects.toMatchObject({ code: 'idempotency-key-reused' });
  });

  it('when the work fails, a waiting repeat runs it before the lease ends', async () => {
    const request = buildRequest();
    let fail: (error: Error) => void = () => undefined;
    let started: () => void = () => undefined;
    const running = new Promise<void>((resolve) => {
      started = resolve;
    });
    const first = run(store(), request, () => {
      started();
      return new Promise((_, reject) => {
        fail = reject;
      });
    });
    await running;
    const repeat = run(store(), request, async () => 'repeated');
    fail(new Error('no'));
    await expect(first).rejects.toThrow('no');
    expect(await repeat).toBe('repeated');
  });

  it('a repeat takes over after the lease, and the earlier holder changes nothing any more', async () => {
    const request = buildRequest();
    const begun = Date.now();
    const crashed = await claimed(store(), request, 1_000);
    expect(await store().claim(request, 1_000)).toEqual({ kind: 'in-progress' });
    const takenOver = await run(store(), request, async () => {
      await store().complete(crashed, Buffer.from('late'));
      await store().release(crashed);
      expect(await store().claim(request, 1_000)).toEqual({ kind: 'in-progress' });
      return 'taken over';
    });
    expect(Date.now() - begun).toBeGreaterThanOrEqual(990);
    expect(takenOver).toBe('taken over');
    await store().release(crashed);
    expect(await run(store(), request, async () => 'again')).toBe('taken over');
  });

  it('a request without a key runs each time', async () => {
    const { work, executions } = countedWork();
    const request = { ...buildRequest(), key: '' };
    await Promise.all([run(store(), request, work), run(store(), request, work)]);
    await expect(run(store(), request, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(executions()).toBe(2);
  });
});

describe('PostgreSQL', () => {
  it('an answer is saved by the statement that saves the result', async () => {
    const { db } = notes.database;
    const store = createSqlStore(notes.database);
    for (const request of [buildRequest(), { ...buildRequest(), key: '' }]) {
      const id = newId();
      const claim = await claimed(store, request, 5_000);
      const creator = completeWith(db, claim, Buffer.from('kept'));
      await creator.insertInto('notes').values({ id, words: 'result', seen: 0n }).execute();
      expect(await db.selectFrom('notes').select('words').where('id', '=', id).execute()).toEqual([
        { words: 'result' },
      ]);
      if (request.key) expect(await run(store, request, async () => 'again')).toBe('kept');
    }
  });

  it('the cleanup deletes claims and answers older than seven days', async () => {
    const store = createSqlStore(notes.database);
    const [old, abandoned, recent] = [buildRequest(), buildRequest(), buildRequest()];
    await run(store, old, async () => 'old');
    await run(store, recent, async () => 'recent');
    await store.claim(abandoned, 1);
    for (const [{ key }, age] of [
      [old, '7 days 1 minute'],
      [abandoned, '7 days 1 minute'],
      [recent, '6 days 23 hours'],
    ] as const)
      await sql`update idempotency set created_at = now() - ${age}::interval where key = ${key}`.execute(
        notes.database.db,
      );
    await deleteOldRequests(notes.database.db, 7);
    const { rows } = await sql<{ key: string }>`
      select key from idempotency where key = any(${[old.key, abandoned.key, recent.key]})`.execute(
      notes.database.db,
    );
    expect(rows).toEqual([{ key: recent.key }]);
  });
});

describe('Redis', () => {
  it('an answer is kept for the retention time', async () => {
    const request = buildRequest();
    await run(createRedisIdempotencyStore({ log }, redis, 1), request, async () => 'first');
    const repeat = () => run(createRedisIdempotencyStore({ log }, redis, 1), request, async () => 'second');
    expect(await repeat()).toBe('first');
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await repeat()).toBe('second');
  });

  it('while it is unavailable each repeat runs, and a warning is logged', async () => {
    const unavailable = new Redis('redis://127.0.0.1:1', {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
    });
    unavailable.on('error', () => undefined);
    try {
      const store = createRedisIdempotencyStore({ log }, unavailable, 60);
      const request = buildRequest();
      const { work, executions } = countedWork();
      await run(store, request, work);
      await run(store, request, work);
      await expect(run(store, request, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(executions()).toBe(2);
      expect(new Set(warnings)).toEqual(new Set(['idempotency store unavailable']));
    } finally {
      unavailable.disconnect();
    }
  });
});
