import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** On Debian and Ubuntu, with the rights to. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const apt = (...args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Asked once, before packages are added. */
export const updateList = (): boolean => apt('update', '-qq');

/** False where the list has no such package. */
export const addPackages = (...names: string[]): boolean =>
  apt('install', '-y', '-qq', '--no-install-recommends', ...names);
