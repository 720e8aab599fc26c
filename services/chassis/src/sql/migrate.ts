// Command: node services/chassis/src/sql/migrate.ts <service-folder>, with DATABASE_URL and DATABASE_OWNER_URL in the environment.
import path from 'node:path';
import { migrate } from './migrations.ts';

const print = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const [serviceFolder] = process.argv.slice(2);
const { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl } = process.env;
if (
  serviceFolder === undefined ||
  databaseUrl === undefined ||
  ![databaseUrl, ownerUrl ?? databaseUrl].every((url) => URL.canParse(url))
) {
  print(
    'Usage: DATABASE_URL=postgres://user@host:5432/name DATABASE_OWNER_URL=postgres://owner@host:5432/name node migrate.ts <service-folder>',
  );
  process.exit(1);
}
try {
  await migrate({
    databaseUrl,
    ownerUrl,
    serviceFolder,
    chassisMigrations: path.resolve(import.meta.dirname, '../../migrations'),
    log: print,
  });
} catch (error) {
  const { host, pathname } = new URL(databaseUrl);
  print(
    `Migrating ${host}${pathname} failed: ${error instanceof Error ? error.message || String(error) : String(error)}`,
  );
  process.exit(1);
}
