import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withBuildLock } from '../../../local/src/build/build-lock.ts';
import { markBuilt, staleParts } from '../../../local/src/build/stale.ts';
import { discover } from '../../../local/src/parts/description.ts';
import { repository } from './service-process.ts';

const run = promisify(execFile);

/**
 * Builds the deployment bundles: they start in half the time of the sources. Current builds are kept, because a local
 * site may run from them.
 */
export const buildServices = (names: ReadonlySet<string>): Promise<void> =>
  withBuildLock(async () => {
    const parts = discover(repository).filter(({ kind, name }) => kind === 'service' && names.has(name));
    const stale = staleParts(repository, parts);
    if (stale.length === 0) return;
    const script = 'services/chassis/src/build/build-service.ts';
    const folders = stale.map(({ part }) => part.folder);
    await run(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...folders], {
      cwd: repository,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    for (const one of stale) markBuilt(repository, one);
  });
