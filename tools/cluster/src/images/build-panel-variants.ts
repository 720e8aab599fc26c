// npm run images:panel-variants [-- --base=IMAGE] [--build=IMAGE]: builds two other images of the panel from a copy of the last commit:
// sargam/panel:next, whose texts and chunks differ, and sargam/panel:broken, whose entry throws. For the proof of a remote that is deployed alone.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, stop } from '../cluster/own-cluster.ts';

/** A text that only the next build has. */
export const nextText = 'Welcome to the next build, {name}!';

const git = (...args: readonly string[]): void => {
  if (spawnSync('git', args, { cwd: root, stdio: 'inherit' }).status !== 0) stop(`git ${args[0]} failed.`);
};

const change = (folder: string, file: string, edit: (text: string) => string): void => {
  const path = join(folder, 'frontends/panel', file);
  const before = readFileSync(path, 'utf8');
  const after = edit(before);
  if (after === before) stop(`${file} has changed: the edit of the variant does not fit any more.`);
  writeFileSync(path, after);
};

const append = (statement: string) => (text: string) => `${text}\n${statement}\n`;

const variants = {
  next: (folder: string): void => {
    change(folder, 'locales/en.json', (text) => text.replace('Welcome, {name}!', nextText));
    // Another chunk of a page that an open tab has not loaded yet.
    change(
      folder,
      'src/account/AccountPage.tsx',
      append("document.documentElement.dataset['build'] = 'next';"),
    );
  },
  broken: (folder: string): void =>
    change(folder, 'src/mount.tsx', append("throw new Error('This build is broken.');")),
};

const build = (tag: string, edit: (folder: string) => void): void => {
  const folder = mkdtempSync(join(tmpdir(), 'sargam-panel-'));
  git('worktree', 'add', '--force', '--detach', folder, 'HEAD');
  try {
    edit(folder);
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const script = join(folder, 'tools/cluster/src/images/build-images.ts');
    const args = ['panel', `--tag=${tag}`, ...process.argv.slice(2)];
    if (spawnSync(process.execPath, [script, ...args], { cwd: folder, stdio: 'inherit' }).status !== 0)
      stop(`The image of the panel ${tag} could not be built.`);
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
};

if (import.meta.main) for (const [tag, edit] of Object.entries(variants)) build(tag, edit);
