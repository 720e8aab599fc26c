// Command: node services/chassis/src/sql/migrate.ts <service-folder>, with DATABASE_URL and DATABASE_OWNER_URL in the environment.
import path from 'node:path';
import { migrate } from './migrations.ts';

const print = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const stop = (text: string): never => {
  print(text);
  return process.exit(1);
};

const usage =
  'Usage: DATABASE_URL=postgres://user@host:5432/name DATABASE_OWNER_URL=postgres://owner@host:5432/name node migrate.ts <service-folder>';

// A function, because a bundle for an image has no top-level await.
const run = async (): Promise<void> => {
  const [serviceFolder] = process.argv.slice(2);
  const { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl } = process.env;
  if (serviceFolder === undefined || databaseUrl === undefined) return stop(usage);
  if (![databaseUrl, ownerUrl ?? databaseUrl].every((url) => URL.canParse(url))) return stop(usage);
  const chassisMigrations = path.resolve(import.meta.dirname, '../../migrations');
  try {
    await migrate({ databaseUrl, ownerUrl, serviceFolder, chassisMigrations, log: print });
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl);
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    stop(`Migrating ${host}${pathname} failed: ${reason}`);
  }
};

void run();
