import { createLruCache } from './lru-cache.ts';

it('creates each value once, evicts the least recently used one, and can be cleared', () => {
  const created: string[] = [];
  const cache = createLruCache<string>(2);
  const get = (key: string) => cache.getOrCreate(key, () => `${key}${created.push(key)}`);
  expect([get('a'), get('b'), get('a'), get('c'), get('a')]).toEqual(['a1', 'b2', 'a1', 'c3', 'a1']);
  expect(get('b')).toBe('b4');
  cache.clear();
  expect(get('b')).toBe('b5');
});
