// Prints where a tracked file holds a conflict's mark, and fails; a folder that is no git clone has none to be found.
import { pathToFileURL } from 'node:url';
import { root, run } from './run.ts';

/** The lines that a merge left to be decided, as `file:line:text`. */
export const halfMerged = async (folder: string): Promise<readonly string[]> => {
  const clone = await run('git', ['rev-parse', '--is-inside-work-tree'], { cwd: folder });
  if (!clone.ok) return [];
  const { output } = await run('git', ['grep', '-nIE', '^(<{7}|>{7}) '], { cwd: folder });
  return output.split('\n').filter((line) => line !== '');
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  void halfMerged(root).then((lines) => {
    for (const line of lines) console.log(line);
    process.exitCode = lines.length === 0 ? 0 : 1;
  });
}
