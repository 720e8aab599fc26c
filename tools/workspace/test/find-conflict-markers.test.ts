import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findConflictMarkers } from '../src/find-conflict-markers.ts';
import { run } from '../src/run.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conflict-markers-'));
});
afterEach(() => rm(folder, { recursive: true }));

const git = async (...args: string[]) =>
  expect(await run('git', args, { cwd: folder })).toMatchObject({ ok: true });
const marked = (marker: string) => `one\n${marker.repeat(7)} HEAD\ntwo\n`;

it.each(['<', '>'])('a conflict marker (%s) in a tracked file of any folder is reported', async (marker) => {
  await git('init', '-q');
  await mkdir(join(folder, 'deep'));
  await writeFile(join(folder, 'deep', 'half.ts'), marked(marker));
  await git('add', '.');
  expect(await findConflictMarkers(folder)).toEqual([`deep/half.ts:2:${marker.repeat(7)} HEAD`]);
});

it('tracked files without markers and untracked files are not reported', async () => {
  await git('init', '-q');
  await writeFile(join(folder, 'whole.md'), `A title\n${'='.repeat(7)}\n  ${'<'.repeat(7)} no mark\n`);
  await git('add', '.');
  await writeFile(join(folder, 'own.txt'), marked('<'));
  expect(await findConflictMarkers(folder)).toEqual([]);
});

it('a folder outside a git clone has no findings', async () => {
  await writeFile(join(folder, 'half.ts'), marked('<'));
  expect(await findConflictMarkers(folder)).toEqual([]);
});
