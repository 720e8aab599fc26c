import { existsSync } from 'node:fs';
import { findProgram, runProgram } from './run-program.ts';

/** On Debian and Ubuntu, with the rights to. */
export const canInstallPackages = (): boolean =>
  existsSync('/etc/debian_version') && process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

const runAptInstall = async (names: readonly string[]): Promise<boolean> =>
  (await runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env })).ok;

let installing: Promise<unknown> = Promise.resolve();

/**
 * False where Debian's list, made anew if need be, lacks one of the packages. apt-get holds one lock for the machine, so
 * installs wait for one another.
 */
export const installPackages = (...names: string[]): Promise<boolean> => {
  const done = installing.then(async () => {
    if (await runAptInstall(names)) return true;
    await runProgram('apt-get', ['update'], { env });
    return runAptInstall(names);
  });
  installing = done;
  return done;
};
