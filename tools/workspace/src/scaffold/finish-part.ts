import { run } from '../run.ts';

/** Ends the command with one sentence that says what is wrong. */
export const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

/** Formats what was written, and links the new workspace unless `--no-install` is among the options; answers whether it did. */
export const finishPart = async (
  written: readonly string[],
  options: readonly string[],
): Promise<boolean> => {
  const formatted = await run('biome', ['check', '--write', ...written, 'package.json']);
  if (!formatted.ok) stop(`The new files could not be formatted:\n${formatted.output}`);
  if (options.includes('--no-install')) return false;
  const installed = await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    show: true,
  });
  if (!installed.ok) {
    stop('The workspace was written but npm install failed: mend that and run npm install again.');
  }
  return true;
};
