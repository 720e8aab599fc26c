import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { unknownBrowsers } from '../login-attempts/attempt-store.ts';
import type { PersonId } from '../people/person.ts';
import { createToken, hashToken } from '../tokens/token.ts';

type Db = Kysely<Tables>;

/** How the tries of this browser are counted: apart where the person logged in with it before, else with all others. */
export const findBrowserKey = async (
  db: Db,
  browser: string,
  person: PersonId | undefined,
): Promise<Buffer> => {
  if (browser === '') return unknownBrowsers;
  const hash = hashToken(browser);
  const row = await db
    .selectFrom('known_browsers')
    .select('person_id')
    .where('browser_hash', '=', hash)
    .where('person_id', '=', person ?? ('' as PersonId))
    .executeTakeFirst();
  return row ? hash : unknownBrowsers;
};

/**
 * Knows the browser of a log-in from now on, and answers by what: by what it brought where that was given out here, for
 * somebody else of the household too, else by something new: nobody can plant a name of their own making.
 */
export const rememberBrowser = async (
  db: Db,
  browser: string,
  person: PersonId,
  now: Date,
): Promise<string> => {
  const name = browser !== '' && (await isKnown(db, hashToken(browser))) ? browser : createToken();
  await db
    .insertInto('known_browsers')
    .values({ browser_hash: hashToken(name), person_id: person, seen_at: now })
    .onConflict((conflict) => conflict.columns(['browser_hash', 'person_id']).doUpdateSet({ seen_at: now }))
    .execute();
  return name;
};

const isKnown = async (db: Db, hash: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('known_browsers')
    .select('person_id')
    .where('browser_hash', '=', hash)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Forgets browsers that were not logged in with since the given time. */
export const purgeKnownBrowsers = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('known_browsers').where('seen_at', '<', before).execute();
};
