import { keyPaths, misspell, typosOf } from './typos.ts';

const schema = { properties: { image: { properties: { tag: {}, pullPolicy: {} } }, on: {}, replicas: {} } };

it('lists every key of a schema with its path', () => {
  expect(keyPaths(schema)).toEqual([['image'], ['image', 'tag'], ['image', 'pullPolicy'], ['replicas']]);
});

it.each([
  ['replicas', 'repilcas'],
  ['tag', 'atg'],
  ['settings', 'setitngs'],
  ['class', 'calss'],
  ['abba', 'abb'],
])('misspells %s as %s', (key, typo) => expect(misspell(key)).toBe(typo));

it('gives as many typos as wanted, none of which is a key', () => {
  const keys = new Set(keyPaths(schema).map((path) => path.join('.')));
  const typos = typosOf(schema, 3).map((argument) => argument.split('=')[0] ?? '');
  expect(typos).toHaveLength(3);
  expect(typos.filter((typo) => keys.has(typo))).toEqual([]);
});
