import { createDatabaseUrl } from '@sargam/local/parts/environment';
import { readAddresses } from '@sargam/local/run/addresses-file';
import { Client } from 'pg';

/** The database server of the site, which the launcher writes for the commands of an operator. */
const findServer = (): string => readAddresses(process.env['E2E_RUNNING'] ?? '')?.['DATABASE_URL'] ?? '';

type Column = 'authenticated_at' | 'active_at';

/** Moves a time back in all sessions of a person: the tests cannot wait that long. */
const moveBack = async (personId: string, column: Column, minutes: number): Promise<void> => {
  const client = new Client(createDatabaseUrl(findServer(), 'identity'));
  await client.connect();
  try {
    await client.query(
      `update sessions set ${column} = now() - make_interval(mins => $2::int) where person_id = $1`,
      [personId, minutes],
    );
  } finally {
    await client.end();
  }
};

/** The last proof of a person was 16 minutes ago, so that a step-up is needed. */
export const ageLogin = (personId: string): Promise<void> => moveBack(personId, 'authenticated_at', 16);

/** The last activity of a person was so many minutes ago. */
export const ageActivity = (personId: string, minutes: number): Promise<void> =>
  moveBack(personId, 'active_at', minutes);
