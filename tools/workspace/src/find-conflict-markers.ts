// Prints the conflict markers in tracked files and fails when there are any. Outside a git clone it finds none.
import { pathToFileURL } from 'node:url';
import { root, run } from './run.ts';

/** The lines with conflict markers, as `file:line:text`. */
export const findConflictMarkers = async (folder: string): Promise<readonly string[]> => {
  const clone = await run('git', ['rev-parse', '--is-inside-work-tree'], { cwd: folder });
  if (!clone.ok) return [];
  const { output } = await run('git', ['grep', '-nIE', '^(<{7}|>{7}) '], { cwd: folder });
  return output.split('\n').filter((line) => line !== '');
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void findConflictMarkers(root).then((lines) => {
    for (const line of lines) console.log(line);
    process.exitCode = lines.length === 0 ? 0 : 1;
  });
}
