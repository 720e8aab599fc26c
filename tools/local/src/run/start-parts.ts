import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses } from '../backing/backing.ts';
import { repository } from '../base/home.ts';
import { contentHash } from '../build/content-hash.ts';
import type { Description } from '../parts/description.ts';
import { databaseOf, environmentOf, inherited, type Surroundings } from '../parts/environment.ts';
import { specOf } from '../parts/part-specs.ts';
import { grpcAddresses, siteUrl } from '../parts/wiring.ts';
import { demoStamp } from './demo-stamp.ts';
import type { Run } from './run.ts';

export const migrate = (run: Run, part: Description, backing: Addresses): Promise<void> =>
  run.step({
    name: `migrate-${part.name}`,
    title: `Migrating ${part.name}`,
    command: [
      process.execPath,
      join(repository, 'services/chassis/src/sql/migrate.ts'),
      join(repository, part.folder),
    ],
    cwd: repository,
    env: { ...process.env, DATABASE_URL: databaseOf(backing.DATABASE_URL ?? '', part.name) },
  });

/** A part with a database is migrated first; a part is ready when it says so itself. */
export const startPart = async (
  run: Run,
  around: Surroundings,
  part: Description,
  log?: 'inherit',
): Promise<void> => {
  if (part.store === 'postgres') await migrate(run, part, around.backing);
  const since = Date.now();
  await run.start(specOf(around, part), log);
  run.say(`  ${part.name} ready in ${((Date.now() - since) / 1000).toFixed(1)} s`);
};

const demoScript = 'tools/demo/src/demo.ts';

/** Fills the demo data through the services' own calls, unless what the script would make is there already. */
export const fillDemo = async (run: Run, around: Surroundings): Promise<void> => {
  if (!existsSync(join(repository, demoScript))) return;
  const stamp = join(run.home.data, 'demo-filled');
  const filled = demoStamp(contentHash(repository, ['tools/demo']), process.env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === filled) return;
  const { wiring, backing, secrets } = around;
  const services = wiring.parts.filter((part) => part.kind === 'service');
  const http = services.find((part) => part.http);
  await run.step({
    name: 'demo',
    title: 'Filling the demo data',
    command: [process.execPath, '--disable-warning=ExperimentalWarning', join(repository, demoScript)],
    cwd: join(repository, 'tools/demo'),
    env: {
      ...inherited(process.env),
      ...backing,
      ...grpcAddresses(
        wiring,
        services.map((part) => part.name),
      ),
      ...(http ? { API_URL: environmentOf(around, http).PUBLIC_URL } : {}),
      SARGAM_ENV: 'development',
      CALLER_SECRET: secrets('caller'),
      SITE_URL: siteUrl(wiring),
    },
  });
  writeFileSync(stamp, filled);
};
