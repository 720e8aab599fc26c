import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserFacingError } from './user-facing-error.ts';

/** The root folder of the checkout. */
export const repository = resolve(import.meta.dirname, '../../../..');

/** The folder of one run, with its data, ports, logs and secrets. SARGAM_HOME sets its path. */
export interface Home {
  readonly folder: string;
  readonly data: string;
  readonly logs: string;
  readonly pids: string;
}

export const openHome = (env: NodeJS.ProcessEnv = process.env): Home => {
  const chosen = env.SARGAM_HOME;
  const folder = chosen ? resolve(env.INIT_CWD ?? process.cwd(), chosen) : join(repository, '.sargam');
  const home = {
    folder,
    data: join(folder, 'data'),
    logs: join(folder, 'logs'),
    pids: join(folder, 'pids'),
  };
  for (const each of [home.data, home.logs, home.pids]) makeFolder(each, folder);
  return home;
};

const makeFolder = (path: string, home: string): void => {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new UserFacingError(`${home} is not writable (${why}); set SARGAM_HOME to a writable folder.`);
  }
};

/** Downloaded servers, shared by all runs of a checkout. `npm run reset` keeps them. */
export const packagesFolder = join(repository, '.sargam', 'packages');

/** Node's compile cache, shared by all runs of a checkout. */
export const compileCache = process.env.NODE_COMPILE_CACHE ?? join(repository, '.sargam', 'compile-cache');

/** A short stable name for a text. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
