import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteBuildId } from './build-id.ts';

const files = ['remote/src/a.ts', 'remote/locales/en.json', 'kit/src/b.ts', 'kit/locales/en.json'];
const root = mkdtempSync(join(tmpdir(), 'build-id-'));
const write = (file: string, text: string): void => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
const read = (): string => createRemoteBuildId(join(root, 'remote'), join(root, 'kit'));

beforeAll(() => {
  for (const file of files) write(file, '1');
});

it.each(files)('another %s makes another build id', (file) => {
  const before = read();
  write(file, '2');
  expect(read()).not.toBe(before);
});

it('a changed test makes no other build id', () => {
  const before = read();
  write('kit/src/b.test.ts', '1');
  expect(read()).toBe(before);
});
