import type { Service } from '@sargam/chassis/service';
import { createPollingCache, refreshAfterWrite } from './polling-cache.ts';

const aStore = () => {
  const jobs: ((signal: AbortSignal) => Promise<void>)[] = [];
  const answers: (string | Error | Promise<string>)[] = ['first'];
  const read = async () => {
    const answer = await answers.shift();
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('nothing left');
    return answer;
  };
  const every: Service['scheduleJob'] = (_name, _ms, job) => void jobs.push(job);
  return {
    answers,
    tick: () => jobs[0]?.(new AbortController().signal),
    opened: () => createPollingCache({ scheduleJob: every }, 'things', read),
  };
};

it('shows what was read last, and on while the store is away', async () => {
  const { answers, tick, opened } = aStore();
  const kept = await opened();
  expect(kept.current()).toBe('first');
  answers.push('second', new Error('away'), 'third');
  await tick();
  expect(kept.current()).toBe('second');
  await expect(tick()).rejects.toThrow('away');
  expect(kept.current()).toBe('second');
  await refreshAfterWrite(kept);
  expect(kept.current()).toBe('third');
});

it('a change here shows, though an older reading is still under way', async () => {
  const { answers, tick, opened } = aStore();
  const kept = await opened();
  let arrive = (_text: string) => {};
  answers.push(new Promise((resolve) => (arrive = resolve)), 'changed');
  const older = tick();
  const changed = refreshAfterWrite(kept);
  arrive('before');
  await Promise.all([older, changed]);
  expect(kept.current()).toBe('changed');
});

it('does not begin without having read once', async () => {
  const { answers, opened } = aStore();
  answers[0] = new Error('away');
  await expect(opened()).rejects.toThrow('away');
});

it('a change is no failure because it cannot be read yet', async () => {
  const { answers, opened } = aStore();
  const kept = await opened();
  answers.push(new Error('away'));
  await refreshAfterWrite(kept);
  expect(kept.current()).toBe('first');
});
