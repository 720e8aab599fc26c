import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS_WITHOUT_SOURCES = new Set(['node_modules', '.git', '.sargam', 'dist', 'coverage']);

/** The paths, relative to `folder`, that git tracks; outside a clone every file below it that is not installed or built. */
export const trackedFiles = (folder: string): readonly string[] => {
  try {
    const listed = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    return listed.split('\0').filter((path) => path !== '' && existsSync(join(folder, path)));
  } catch {
    return globSync('**/*.*', { cwd: folder, exclude: (name) => FOLDERS_WITHOUT_SOURCES.has(name) });
  }
};
