import type { EachBatchPayload } from 'kafkajs';
import { processBatchByKey } from './process-batch-by-key.ts';

/** What came of a partition: messages named by their keys, such as `a1` for the first of `a`. */
const aPartition = (names: readonly string[], isRunning = () => true) => {
  const resolved: string[] = [];
  const reached: string[] = [];
  const messages = names.map((name, offset) => ({
    key: Buffer.from(name.charAt(0)),
    value: Buffer.from(name),
    offset: String(offset),
  }));
  const payload = {
    batch: { topic: 't', partition: 0, messages },
    resolveOffset: (offset: string) => resolved.push(offset),
    heartbeat: async () => {},
    isRunning,
    isStale: () => false,
  } as unknown as EachBatchPayload;
  const places = {
    markProcessed: (_: number, offset: string) => void reached.push(offset),
    commit: async () => {},
  };
  return { payload, places, resolved, reached };
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('messages of different keys are handled beside one another, those of one key in their order', async () => {
  const { payload, places, resolved, reached } = aPartition(['a1', 'b1', 'a2', 'c1']);
  const told: string[] = [];
  const each = async ({ message }: { message: { value: Buffer | null } }) => {
    told.push(`${message.value} begins`);
    await turn();
    told.push(`${message.value} ends`);
  };
  await processBatchByKey(payload, each, places);
  expect(told.slice(0, 3)).toEqual(['a1 begins', 'b1 begins', 'c1 begins']);
  expect(told.indexOf('a2 begins')).toBeGreaterThan(told.indexOf('a1 ends'));
  expect([resolved, reached]).toEqual([['3'], ['3']]);
});

it('where one is not done with, the others are waited for, and all of them come again', async () => {
  const { payload, places, resolved, reached } = aPartition(['a1', 'b1']);
  let ended = 0;
  const each = async ({ message }: { message: { value: Buffer | null } }) => {
    if (String(message.value) === 'a1') throw new Error('draining');
    await turn();
    ended += 1;
  };
  await expect(processBatchByKey(payload, each, places)).rejects.toThrow('draining');
  expect([ended, resolved, reached]).toEqual([1, [], []]);
});

it('takes no further portion once the listener ends', async () => {
  let running = true;
  const names = Array.from({ length: 30 }, (_, index) => String.fromCharCode(97 + index));
  const { payload, places, reached } = aPartition(names, () => running);
  let begun = 0;
  const each = async () => {
    begun += 1;
    running = false;
  };
  await processBatchByKey(payload, each, places);
  expect([begun, reached]).toEqual([20, ['19']]);
});
