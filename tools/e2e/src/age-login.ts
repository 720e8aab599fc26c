import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabaseUrl } from '@sargam/local/parts/environment';
import { Client } from 'pg';

/** The database server of the site, which the launcher writes for the commands of an operator. */
const findServer = (): string => {
  const settings = readFileSync(join(process.env['E2E_RUNNING'] ?? '', 'env.sh'), 'utf8');
  return /DATABASE_URL='([^']+)'/.exec(settings)?.[1] ?? '';
};

/** Moves the last proof of a person in all sessions to 16 minutes ago: the tests cannot wait until a step-up is needed. */
export const ageLogin = async (personId: string): Promise<void> => {
  const client = new Client(createDatabaseUrl(findServer(), 'identity'));
  await client.connect();
  try {
    await client.query(
      `update sessions set authenticated_at = now() - interval '16 minutes' where person_id = $1`,
      [personId],
    );
  } finally {
    await client.end();
  }
};
