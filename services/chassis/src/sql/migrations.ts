import { existsSync } from 'node:fs';
import path from 'node:path';
import { runner } from 'node-pg-migrate';
import type pg from 'pg';
import { createDatabase, withClient } from './create-database.ts';
import { createRunningRole, grantRunningRole } from './running-role.ts';

// The key of an advisory lock; it must differ from the other single-key locks (see outbox-session.ts).
const MIGRATION_LOCK = 7_110_001;

/** The arguments of `migrate`. */
export interface MigrationOptions {
  /** The database, with the role that runs the service. */
  readonly databaseUrl: string;
  /** The same database, with the role that owns it. Without it, the role of `databaseUrl` migrates and runs. */
  readonly ownerUrl?: string | undefined;
  /** Folder of a service, which may hold a folder `migrations`. */
  readonly serviceFolder: string;
  /** Folder of the migrations that every service's database gets first: tables outbox, inbox, idempotency, and the function create_audit_log. */
  readonly chassisMigrations: string;
  readonly log: (line: string) => void;
}

const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined };

const run = async (client: pg.Client, dir: string, migrationsTable: string, log: MigrationOptions['log']) => {
  if (!existsSync(dir)) return;
  const done = await runner({
    dbClient: client,
    dir,
    migrationsTable,
    direction: 'up',
    checkOrder: true,
    singleTransaction: true,
    noLock: true,
    logger: { ...quiet, error: (text: unknown) => log(String(text)) },
  });
  for (const { name } of done) log(`migrated ${name}`);
};

/**
 * Migrates a service's database as its owner: creates it when missing, runs the chassis' migrations and the service's, and
 * grants the running role its rights. A second run, started by another replica, waits for an advisory lock and then has
 * nothing to do.
 */
export const migrate = async (migration: MigrationOptions): Promise<void> => {
  const { databaseUrl, ownerUrl = databaseUrl } = migration;
  const [running, owner] = [new URL(databaseUrl), new URL(ownerUrl)];
  if (running.pathname !== owner.pathname)
    throw new Error('DATABASE_OWNER_URL and DATABASE_URL name different databases');
  await createDatabase(ownerUrl);
  await withClient(ownerUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await run(client, migration.chassisMigrations, 'chassis_migrations', migration.log);
    await run(client, path.join(migration.serviceFolder, 'migrations'), 'migrations', migration.log);
    if (running.username !== owner.username)
      await grantRunningRole(client, await createRunningRole(client, running));
  });
};
