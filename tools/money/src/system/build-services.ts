import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withBuildLock } from '@sargam/local/build/build-lock';
import { findStaleBuilds, markBuilt } from '@sargam/local/build/stale-builds';
import { discoverParts } from '@sargam/local/parts/description';
import { repository } from './service-process.ts';

const run = promisify(execFile);

/**
 * Builds the deployment bundles: they start in half the time of the sources. Current builds are kept, because a local
 * site may run from them.
 */
export const buildServices = (names: ReadonlySet<string>): Promise<void> =>
  withBuildLock(async () => {
    const parts = discoverParts(repository).filter(({ kind, name }) => kind === 'service' && names.has(name));
    const stale = findStaleBuilds(repository, parts);
    if (stale.length === 0) return;
    const script = 'services/chassis/src/build/build-service.ts';
    const folders = stale.map(({ part }) => part.folder);
    await run(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...folders], {
      cwd: repository,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    for (const one of stale) markBuilt(repository, one);
  });
