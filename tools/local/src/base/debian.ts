import { existsSync } from 'node:fs';
import { run, which } from './run.ts';

/** On Debian and Ubuntu, with the rights to. */
export const mayInstall = (): boolean =>
  existsSync('/etc/debian_version') && process.getuid?.() === 0 && which('apt-get') !== undefined;

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

const install = async (names: readonly string[]): Promise<boolean> =>
  (await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env })).ok;

let installing: Promise<unknown> = Promise.resolve();

/**
 * False where Debian's list, made anew if need be, lacks one of the packages. apt-get holds one lock for the machine, so
 * installs wait for one another.
 */
export const addPackages = (...names: string[]): Promise<boolean> => {
  const done = installing.then(async () => {
    if (await install(names)) return true;
    await run('apt-get', ['update'], { env });
    return install(names);
  });
  installing = done;
  return done;
};
