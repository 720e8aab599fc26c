import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses } from '../backing/backing-service.ts';
import { repository } from '../base/home.ts';
import { hashContent } from '../build/content-hash.ts';
import type { PartDescription } from '../parts/description.ts';
import {
  createEnvironment,
  migrationSettings,
  type PartContext,
  withoutNpmVariables,
} from '../parts/environment.ts';
import { createPartSpec } from '../parts/part-specs.ts';
import { grpcAddresses, siteUrl } from '../parts/wiring.ts';
import { createDemoStamp } from './demo-stamp.ts';
import type { Run } from './run.ts';

export const migrate = (run: Run, part: PartDescription, backing: Addresses): Promise<void> =>
  run.step({
    name: `migrate-${part.name}`,
    title: `Migrating ${part.name}`,
    command: [
      process.execPath,
      join(repository, 'services/chassis/src/sql/migrate.ts'),
      join(repository, part.folder),
    ],
    cwd: repository,
    env: { ...process.env, ...migrationSettings(backing, part.name) },
  });

/** Migrates the part's database, starts the part and waits until its readiness probe succeeds. */
export const startPart = async (
  run: Run,
  context: PartContext,
  part: PartDescription,
  log?: 'inherit',
): Promise<void> => {
  if (part.store === 'postgres' && !part.owner) await migrate(run, part, context.backing);
  const since = Date.now();
  await run.start(createPartSpec(context, part), log);
  run.print(`  ${part.name} ready in ${((Date.now() - since) / 1000).toFixed(1)} s`);
};

const demoScript = 'tools/demo/src/demo.ts';

/** Loads the demo data through the gateway's calls, unless this version is loaded already. */
export const loadDemoData = async (run: Run, context: PartContext): Promise<void> => {
  if (!existsSync(join(repository, demoScript))) return;
  const stamp = join(run.home.data, 'demo-filled');
  const filled = createDemoStamp(hashContent(repository, ['tools/demo']), process.env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === filled) return;
  const { wiring, backing } = context;
  const services = wiring.parts.filter((part) => part.kind === 'service' && !part.owner);
  const http = services.find((part) => part.http);
  await run.step({
    name: 'demo',
    title: 'Loading the demo data',
    command: [process.execPath, '--disable-warning=ExperimentalWarning', join(repository, demoScript)],
    cwd: join(repository, 'tools/demo'),
    env: {
      ...withoutNpmVariables(process.env),
      ...backing,
      ...grpcAddresses(
        wiring,
        services.map((part) => part.name),
      ),
      ...(http ? { API_URL: createEnvironment(context, http).PUBLIC_URL } : {}),
      SARGAM_ENV: 'development',
      SITE_URL: siteUrl(wiring),
    },
  });
  writeFileSync(stamp, filled);
};
