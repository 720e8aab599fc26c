import { memoizeWithTtl } from './memoize-with-ttl.ts';

const memory = (ask: (key: string) => Promise<string>, most = 2) => {
  let now = 0;
  const get = memoizeWithTtl({ clock: () => new Date(now), ttlMs: 100, maxEntries: most }, ask);
  return { get, pass: (ms: number) => (now += ms) };
};

it('asks once for as long as the answer is good', async () => {
  const asked: string[] = [];
  const { get, pass } = memory(async (key) => `${key}${asked.push(key)}`);
  expect([await get('a'), await get('a')]).toEqual(['a1', 'a1']);
  pass(100);
  expect(await get('a')).toBe('a2');
});

it('forgets the oldest, and every failure', async () => {
  const asked: string[] = [];
  const { get } = memory(async (key) => {
    asked.push(key);
    if (key === 'bad') throw new Error('no');
    return key;
  }, 1);
  await get('a');
  await get('b');
  await get('a');
  expect(asked).toEqual(['a', 'b', 'a']);
  await expect(get('bad')).rejects.toThrow();
  await expect(get('bad')).rejects.toThrow();
  expect(asked.filter((key) => key === 'bad')).toHaveLength(2);
});

it('asks again for what was to be forgotten, even while it was asked for', async () => {
  const waiting: ((answer: string) => void)[] = [];
  const { get } = memory(() => new Promise((resolve) => void waiting.push(resolve)));
  const early = get('a');
  get.invalidate('a');
  const late = get('a');
  waiting[1]?.('new');
  waiting[0]?.('old');
  expect([await early, await late, await get('a')]).toEqual(['old', 'new', 'new']);
});
