import { searchPaths } from './search-paths.ts';

it('contains hundreds of distinct searches in three scripts, as prefixes and as complete phrases', () => {
  const queries = searchPaths.map((path) => new URLSearchParams(path.split('?')[1]).get('q') ?? '');
  expect(searchPaths.length).toBeGreaterThan(200);
  expect(new Set(searchPaths).size).toBe(searchPaths.length);
  expect(queries).toEqual(expect.arrayContaining(['g', 'gita', 'গিটা', 'monsoon piano & keyboard']));
  expect(searchPaths.some((path) => path.endsWith('&limit=20&catagory=Guitar'))).toBe(true);
});
