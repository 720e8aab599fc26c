import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserFacingError } from './user-facing-error.ts';

/** The folder of the whole checkout. */
export const repository = resolve(import.meta.dirname, '../../../..');

/** Everything that belongs to one run: its data, ports, logs, secrets. SARGAM_HOME moves it all. */
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
    throw new UserFacingError(
      `Nothing can be kept in ${home} (${why}); set SARGAM_HOME to a folder that may be written.`,
    );
  }
};

/** Downloaded servers: shared by all runs of a checkout, and kept by `npm run reset`. */
export const packagesFolder = join(repository, '.sargam', 'packages');

/** Node's compiled code, shared by all runs of a checkout: a restart need not compile again what was compiled before. */
export const compileCache = process.env.NODE_COMPILE_CACHE ?? join(repository, '.sargam', 'compile-cache');

/** A short name for a folder, the same at every start. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);
