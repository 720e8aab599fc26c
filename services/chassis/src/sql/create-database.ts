import pg from 'pg';

/** True for an error of PostgreSQL with one of these codes. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

const DATABASE_MISSING = '3D000';
const DATABASE_EXISTS = '42P04';
const UNIQUE_VIOLATION = '23505';

const nameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

const maintenanceUrl = (url: string): string => Object.assign(new URL(url), { pathname: '/postgres' }).href;

/** Runs the work with a connection that is closed afterwards. */
export const withClient = async (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
};

const exists = async (url: string): Promise<boolean> => {
  try {
    await withClient(url, async () => undefined);
    return true;
  } catch (error) {
    if (hasCode(error, DATABASE_MISSING)) return false;
    throw error;
  }
};

/** Creates the URL's database, connected to the server's `postgres` database, unless it exists. */
export const createDatabase = async (url: string): Promise<void> => {
  if (await exists(url)) return;
  try {
    await withClient(maintenanceUrl(url), async (client) => {
      await client.query(`create database ${client.escapeIdentifier(nameOf(url))}`);
    });
  } catch (error) {
    // Another process created the database at the same time.
    if (!hasCode(error, DATABASE_EXISTS, UNIQUE_VIOLATION)) throw error;
  }
};

/** Drops the URL's database and closes its connections. */
export const dropDatabase = (url: string): Promise<void> =>
  withClient(maintenanceUrl(url), async (client) => {
    await client.query(`drop database if exists ${client.escapeIdentifier(nameOf(url))} with (force)`);
  });
