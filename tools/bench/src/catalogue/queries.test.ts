import { searchPaths } from './queries.ts';

it('asks for hundreds of things, in three ways of writing, as they are typed and whole', () => {
  const queries = searchPaths.map((path) => new URLSearchParams(path.split('?')[1]).get('q') ?? '');
  expect(searchPaths.length).toBeGreaterThan(200);
  expect(new Set(searchPaths).size).toBe(searchPaths.length);
  expect(queries).toEqual(expect.arrayContaining(['g', 'gita', 'গিটা', 'monsoon piano & keyboard']));
  expect(searchPaths.some((path) => path.endsWith('&limit=20&catagory=Guitar'))).toBe(true);
});
