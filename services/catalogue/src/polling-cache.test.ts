import type { Service } from '@sargam/chassis/service';
import { createPollingCache, refreshAfterWrite } from './polling-cache.ts';

const createTestStore = () => {
  const jobs: ((signal: AbortSignal) => Promise<void>)[] = [];
  const answers: (string | Error | Promise<string>)[] = ['first'];
  const read = async () => {
    const answer = await answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no more answers');
    return answer;
  };
  const scheduleJob: Service['scheduleJob'] = (_name, _ms, job) => void jobs.push(job);
  return {
    answers,
    tick: () => jobs[0]?.(new AbortController().signal),
    openCache: () => createPollingCache({ scheduleJob }, 'values', read),
  };
};

it('returns the last read value, also while the store is unavailable', async () => {
  const { answers, tick, openCache } = createTestStore();
  const cache = await openCache();
  expect(cache.current()).toBe('first');
  answers.push('second', new Error('unavailable'), 'third');
  await tick();
  expect(cache.current()).toBe('second');
  await expect(tick()).rejects.toThrow('unavailable');
  expect(cache.current()).toBe('second');
  await refreshAfterWrite(cache);
  expect(cache.current()).toBe('third');
});

it('a refresh after a write is not overwritten by an older read', async () => {
  const { answers, tick, openCache } = createTestStore();
  const cache = await openCache();
  let completeRead = (_text: string) => {};
  answers.push(new Promise((resolve) => (completeRead = resolve)), 'changed');
  const older = tick();
  const changed = refreshAfterWrite(cache);
  completeRead('before');
  await Promise.all([older, changed]);
  expect(cache.current()).toBe('changed');
});

it('does not open when the first read fails', async () => {
  const { answers, openCache } = createTestStore();
  answers[0] = new Error('unavailable');
  await expect(openCache()).rejects.toThrow('unavailable');
});

it('a refresh after a write ignores a failed read', async () => {
  const { answers, openCache } = createTestStore();
  const cache = await openCache();
  answers.push(new Error('unavailable'));
  await refreshAfterWrite(cache);
  expect(cache.current()).toBe('first');
});
