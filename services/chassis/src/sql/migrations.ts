import { existsSync } from 'node:fs';
import path from 'node:path';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { createDatabase } from './create-database.ts';

// The key of an advisory lock; it must differ from the other single-key locks (see outbox-session.ts).
const MIGRATION_LOCK = 7_110_001;

/** The arguments of `migrate`. */
export interface MigrationOptions {
  readonly databaseUrl: string;
  /** Folder of a service, which may hold a folder `migrations`. */
  readonly serviceFolder: string;
  /** Folder of the migrations that every service's database gets first: tables outbox, inbox, idempotency. */
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
 * Migrates a service's database: creates it when missing, then runs the chassis' migrations and the service's. A second
 * run, started by another replica, waits for an advisory lock and then has nothing to do.
 */
export const migrate = async (migration: MigrationOptions): Promise<void> => {
  await createDatabase(migration.databaseUrl);
  const client = new pg.Client({ connectionString: migration.databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await run(client, migration.chassisMigrations, 'chassis_migrations', migration.log);
    await run(client, path.join(migration.serviceFolder, 'migrations'), 'migrations', migration.log);
  } finally {
    await client.end();
  }
};
