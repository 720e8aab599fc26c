import { existsSync } from 'node:fs';
import { findProgram, runProgram } from './run-program.ts';

/** Whether apt-get is available and this process is root. */
export const canInstallPackages = (): boolean =>
  existsSync('/etc/debian_version') && process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

const runAptInstall = async (names: readonly string[]): Promise<boolean> =>
  (await runProgram('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env })).ok;

let installing: Promise<unknown> = Promise.resolve();

/**
 * Installs packages; updates the package list if the first attempt fails. Returns false if the second attempt fails
 * too. apt-get has one lock for the machine, so installs run one after another.
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
