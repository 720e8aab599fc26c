import type { EachBatchPayload } from 'kafkajs';
import { processBatchByKey } from './process-batch-by-key.ts';

/** Creates a batch of one partition. The first letter of a message name is its key: `a1` is the first message of key `a`. */
const createBatch = (names: readonly string[], isRunning = () => true) => {
  const resolved: string[] = [];
  const markedOffsets: string[] = [];
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
  const offsets = {
    markProcessed: (_: number, offset: string) => void markedOffsets.push(offset),
    commit: async () => {},
  };
  return { payload, offsets, resolved, markedOffsets };
};

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

it('messages of different keys are handled concurrently, messages of one key in order', async () => {
  const { payload, offsets, resolved, markedOffsets } = createBatch(['a1', 'b1', 'a2', 'c1']);
  const steps: string[] = [];
  const each = async ({ message }: { message: { value: Buffer | null } }) => {
    steps.push(`${message.value} started`);
    await nextTick();
    steps.push(`${message.value} finished`);
  };
  await processBatchByKey(payload, each, offsets);
  expect(steps.slice(0, 3)).toEqual(['a1 started', 'b1 started', 'c1 started']);
  expect(steps.indexOf('a2 started')).toBeGreaterThan(steps.indexOf('a1 finished'));
  expect([resolved, markedOffsets]).toEqual([['3'], ['3']]);
});

it('after a failure the other messages finish, and no offset is resolved', async () => {
  const { payload, offsets, resolved, markedOffsets } = createBatch(['a1', 'b1']);
  let ended = 0;
  const each = async ({ message }: { message: { value: Buffer | null } }) => {
    if (String(message.value) === 'a1') throw new Error('draining');
    await nextTick();
    ended += 1;
  };
  await expect(processBatchByKey(payload, each, offsets)).rejects.toThrow('draining');
  expect([ended, resolved, markedOffsets]).toEqual([1, [], []]);
});

it('processes no further group after the consumer has stopped', async () => {
  let running = true;
  const names = Array.from({ length: 30 }, (_, index) => String.fromCharCode(97 + index));
  const { payload, offsets, markedOffsets } = createBatch(names, () => running);
  let handled = 0;
  const each = async () => {
    handled += 1;
    running = false;
  };
  await processBatchByKey(payload, each, offsets);
  expect([handled, markedOffsets]).toEqual([20, ['19']]);
});
