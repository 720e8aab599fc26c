import { memoizeWithTtl } from './memoize-with-ttl.ts';

const createCache = (load: (key: string) => Promise<string>, maxEntries = 2) => {
  let now = 0;
  const get = memoizeWithTtl({ clock: () => new Date(now), ttlMs: 100, maxEntries }, load);
  return { get, advance: (ms: number) => (now += ms) };
};

it('loads a value once within the TTL', async () => {
  const loads: string[] = [];
  const { get, advance } = createCache(async (key) => `${key}${loads.push(key)}`);
  expect([await get('a'), await get('a')]).toEqual(['a1', 'a1']);
  advance(100);
  expect(await get('a')).toBe('a2');
});

it('evicts the oldest entry and does not cache failures', async () => {
  const loads: string[] = [];
  const { get } = createCache(async (key) => {
    loads.push(key);
    if (key === 'bad') throw new Error('no');
    return key;
  }, 1);
  await get('a');
  await get('b');
  await get('a');
  expect(loads).toEqual(['a', 'b', 'a']);
  await expect(get('bad')).rejects.toThrow();
  await expect(get('bad')).rejects.toThrow();
  expect(loads.filter((key) => key === 'bad')).toHaveLength(2);
});

it('loads again after an invalidation during a load', async () => {
  const pending: ((value: string) => void)[] = [];
  const { get } = createCache(() => new Promise((resolve) => void pending.push(resolve)));
  const early = get('a');
  get.invalidate('a');
  const late = get('a');
  pending[1]?.('new');
  pending[0]?.('old');
  expect([await early, await late, await get('a')]).toEqual(['old', 'new', 'new']);
});
