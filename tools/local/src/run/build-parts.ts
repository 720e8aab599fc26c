import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { repository } from '../base/home.ts';
import { withBuildLock } from '../build/build-lock.ts';
import { findStaleBuilds, markBuilt, type StaleBuild } from '../build/stale-builds.ts';
import type { PartDescription } from '../parts/description.ts';
import type { Run } from './run.ts';

const bin = (name: string): string => join(repository, 'node_modules/.bin', name);

const build = async (
  run: Run,
  name: string,
  command: string[],
  folder: string,
  built: readonly StaleBuild[],
): Promise<void> => {
  await run.step({
    name: `build-${name}`,
    title: `Building ${name}`,
    command: [process.execPath, '--disable-warning=ExperimentalWarning', ...command],
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for (const each of built) markBuilt(repository, each);
};

const buildServices = (run: Run, stale: readonly StaleBuild[]): Promise<void> => {
  const folders = stale.map(({ part }) => part.folder);
  const script = join(repository, 'services/chassis/src/build/build-service.ts');
  return build(run, 'services', [script, ...folders], repository, stale);
};

const buildFrontend = (run: Run, stale: StaleBuild): Promise<void> =>
  build(run, stale.part.name, [bin('rsbuild'), 'build'], join(repository, stale.part.folder), [stale]);

/** Builds the parts that changed since their last build, one per CPU at a time. All services are one build. */
export const buildParts = (run: Run, parts: readonly PartDescription[]): Promise<void> =>
  withBuildLock(async () => {
    const isOf = (kind: PartDescription['kind']) => (part: PartDescription) => part.kind === kind;
    const services = findStaleBuilds(repository, parts.filter(isOf('service')));
    const frontends = findStaleBuilds(
      repository,
      parts.filter((part) => isOf('frontend')(part) && !part.renders),
    );
    const waiting = [
      ...(services.length ? [() => buildServices(run, services)] : []),
      ...frontends.map((stale) => () => buildFrontend(run, stale)),
    ];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await next();
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
  });
