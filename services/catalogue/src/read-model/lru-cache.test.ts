import { createLruCache } from './lru-cache.ts';

it('makes an answer once, keeps what is asked for, and forgets what is not, and all when it is told to', () => {
  const made: string[] = [];
  const recent = createLruCache<string>(2);
  const ask = (key: string) => recent.getOrCreate(key, () => `${key}${made.push(key)}`);
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a')]).toEqual(['a1', 'b2', 'a1', 'c3', 'a1']);
  expect(ask('b')).toBe('b4');
  recent.clear();
  expect(ask('b')).toBe('b5');
});
