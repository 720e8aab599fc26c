import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { toRunningRoleUrl } from '../config/index.ts';
import { withClient } from '../sql/create-database.ts';
import { dropDatabase } from '../sql/index.ts';
import type { IsolatedStore } from './stores-for-suite.ts';

const run = promisify(execFile);

// The key of an advisory lock; it must differ from the other single-key locks (see outbox-session.ts).
const TEMPLATE_LOCK = 7_110_003;

const chassisFolder = path.resolve(import.meta.dirname, '../..');

const databaseUrl = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

/** The database of a suite or test system as its owner, who may change tables and entries that the service may not. */
export const toOwnerUrl = (databaseUrl: string): string =>
  Object.assign(new URL(process.env.DATABASE_URL ?? ''), { pathname: new URL(databaseUrl).pathname }).href;

/** Runs SQL text in one transaction as the owner of the database. */
export const runAsOwner = (databaseUrl: string, text: string): Promise<void> =>
  withClient(toOwnerUrl(databaseUrl), async (client) => void (await client.query(text)));

/** Changes with each migration of the service and the chassis, and with the rights of the running role. */
const hashMigrations = (serviceFolder: string): string => {
  const hash = createHash('sha256');
  for (const folder of [chassisFolder, serviceFolder])
    for (const file of globSync(['migrations/*', 'src/sql/running-role.ts'], { cwd: folder }).toSorted())
      hash.update(`${file}\n`).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
};

/** Creates the template with the migration command of production, unless it exists. The caller holds TEMPLATE_LOCK. */
const createTemplate = async (
  client: pg.Client,
  server: string,
  template: string,
  serviceFolder: string,
): Promise<void> => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount) return;
  // A migration that fails must not leave a template: it gets its name only when it is complete.
  const unfinished = `${template}-unfinished`;
  const url = databaseUrl(server, unfinished);
  await dropDatabase(url);
  const command = path.join(chassisFolder, 'src/sql/migrate.ts');
  const env = {
    ...process.env,
    DATABASE_URL: toRunningRoleUrl(url, path.basename(serviceFolder)),
    DATABASE_OWNER_URL: url,
  };
  await run(process.execPath, [command, serviceFolder], { env });
  const [from, to] = [unfinished, template].map((name) => client.escapeIdentifier(name));
  await client.query(`alter database ${from} rename to ${to}`);
};

/**
 * Copies a migrated template of the service's database, for the role that runs the service. The first suite of a service
 * creates the template.
 */
export const createDatabaseForSuite = async (
  server: string,
  name: string,
  serviceFolder: string,
): Promise<IsolatedStore> => {
  const template = `template-${path.basename(serviceFolder)}-${hashMigrations(serviceFolder)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await createTemplate(client, server, template, serviceFolder);
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    const [copy, original] = [name, template].map((database) => client.escapeIdentifier(database));
    await client.query(`create database ${copy} template ${original}`);
  } finally {
    await client.end();
  }
  const url = databaseUrl(server, name);
  const runningUrl = toRunningRoleUrl(url, path.basename(serviceFolder));
  return { env: { DATABASE_URL: runningUrl }, drop: () => dropDatabase(url) };
};
