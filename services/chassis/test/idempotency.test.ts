import path from 'node:path';
import { hashRequest, runIdempotentInTransaction } from '../src/idempotency/index.ts';
import { type ServiceUnderTest, startTestService } from '../src/testing/index.ts';
import { createNotesStart, type NotesService, notesSettings } from './notes/notes.ts';

const notes = createNotesStart();
let suite: ServiceUnderTest<NotesService['settings']>;

beforeAll(async () => {
  suite = await startTestService(path.join(import.meta.dirname, 'notes'), {
    settings: notesSettings,
    start: notes.start,
  });
});
afterAll(() => suite.stop());

const ask = (key: string, body: string, answer: () => Promise<string>): Promise<string> =>
  notes.database.transaction(async (tx) => {
    const bytes = await runIdempotentInTransaction(
      tx,
      { scope: 'pay', key, requestHash: hashRequest(body) },
      async () => Buffer.from(await answer()),
    );
    return Buffer.from(bytes).toString();
  });

it('the same key and body get the same bytes, and the work is done once', async () => {
  let done = 0;
  const work = async () => `answer ${++done} ✓`;
  expect(await ask('same', 'body', work)).toBe('answer 1 ✓');
  expect(await ask('same', 'body', work)).toBe('answer 1 ✓');
});

it('the same key with another body is refused', async () => {
  await ask('other', 'body', async () => 'first');
  await expect(ask('other', 'another body', async () => 'second')).rejects.toMatchObject({
    kind: 'conflict',
    code: 'idempotency-key-reused',
  });
});

it('a repeat that comes while the first is at work waits for its answer', async () => {
  let done = 0;
  const work = async () => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    return `answer ${++done}`;
  };
  const answers = await Promise.all([1, 2, 3, 4].map(() => ask('at once', 'body', work)));
  expect(new Set(answers)).toEqual(new Set(['answer 1']));
});

it('when the first fails its repeat does the work', async () => {
  const failing = ask('failed', 'body', async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await ask('failed', 'body', async () => 'yes')).toBe('yes');
});
