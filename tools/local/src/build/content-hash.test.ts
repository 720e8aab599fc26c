import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hashContent, listDependencyFolders } from './content-hash.ts';

const root = mkdtempSync(join(tmpdir(), 'sargam-hash-'));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
afterAll(() => rmSync(root, { recursive: true }));

it('the hash changes with a source file, and not with a test, a Markdown file or build output', () => {
  write('a/src/x.ts', '1');
  const before = hashContent(root, ['a']);
  for (const file of [
    'a/src/x.test.ts',
    'a/README.md',
    'a/dist/main.cjs',
    'a/node_modules/y.js',
    'a/test/z.ts',
  ])
    write(file, '2');
  expect(hashContent(root, ['a'])).toBe(before);
  write('a/src/x.ts', '2');
  expect(hashContent(root, ['a'])).not.toBe(before);
});

it('the dependency folders include indirect dependencies', () => {
  write('s/package.json', JSON.stringify({ name: '@x/s', dependencies: { '@x/c': '*', pg: '8' } }));
  write('c/package.json', JSON.stringify({ name: '@x/c', dependencies: { '@x/p': '*' } }));
  write('p/package.json', JSON.stringify({ name: '@x/p' }));
  write('q/package.json', JSON.stringify({ name: '@x/q' }));
  expect(listDependencyFolders(root, ['s', 'c', 'p', 'q'], 's')).toEqual(['c', 'p', 's']);
});
