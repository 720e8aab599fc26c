// npm run images:stand-ins [-- NAME…] [--engine=docker]: builds images of PostgreSQL, Redis, Kafka, S3, a mail inbox and a
// MongoDB-compatible server from the packages of a local run, for charts/sargam-backing where no registry is reached, and the image
// of backups. The image sargam/base (npm run images:base) is needed.
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { downloadPostgresPrograms } from '@sargam/backup/stores/postgres-programs';
import { kafkaJars } from '@sargam/local/backing/kafka';
import { downloadJars } from '@sargam/local/backing/maven';
import { mongoJars } from '@sargam/local/backing/mongo';
import { findPackage, linkLibraries } from '@sargam/local/backing/postgres';
import { downloadWeed } from '@sargam/local/backing/s3';
import { root, run } from '../cluster/own-cluster.ts';
import { builderEnvironment, findEngine } from './engine.ts';
import { standIns } from './stand-ins.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string' } },
});
const engine = options.engine ?? findEngine();

const fillContext = async (context: string): Promise<void> => {
  const folder = join(root, 'tools/cluster/stand-ins');
  for (const file of ['Dockerfile', 'start.mjs']) copyFileSync(join(folder, file), join(context, file));
  copyFileSync(join(root, 'tools/local/src/backing/mongo-server.js'), join(context, 'mongo-server.js'));
  cpSync(await downloadJars(kafkaJars, console.log), join(context, 'kafka-jars'), { recursive: true });
  cpSync(await downloadJars(mongoJars, console.log), join(context, 'mongo-jars'), { recursive: true });
  // Links are relative to the package.
  cpSync(findPackage(), join(context, 'postgres'), { recursive: true, verbatimSymlinks: true });
  await linkLibraries(join(context, 'postgres'));
  copyFileSync(await downloadWeed(console.log), join(context, 'weed'));
  for (const folder of ['bin', 'lib'])
    cpSync(
      join(await downloadPostgresPrograms(console.log), '..', folder),
      join(context, 'postgres-programs', folder),
      {
        recursive: true,
        verbatimSymlinks: true,
      },
    );
  run(process.execPath, [join(root, 'tools/backup/src/build-image-files.ts'), join(context, 'backup')]);
  const { version } = createRequire(import.meta.url)('maildev/package.json') as { version: string };
  const flags = ['--no-save', '--ignore-scripts', '--omit=dev', '--prefix', join(context, 'maildev')];
  run('npm', ['install', ...flags, `maildev@${version}`]);
};

const context = mkdtempSync(join(tmpdir(), 'sargam-stand-ins-'));
try {
  await fillContext(context);
  for (const name of positionals.length > 0 ? positionals : standIns)
    run(
      engine,
      ['build', '--target', name, '-t', `sargam/stand-in-${name}:0.1.0`, context],
      builderEnvironment(engine),
    );
} finally {
  rmSync(context, { recursive: true, force: true });
}
