import { run } from '../run.ts';

/** Prints the error and exits with code 1. */
export const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

/** Formats the new files and, without `--no-install`, installs the new workspace; returns whether it was installed. */
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
    stop('The workspace was created, but npm install failed. Fix the error and run npm install again.');
  }
  return true;
};
