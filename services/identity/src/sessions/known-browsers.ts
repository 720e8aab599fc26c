import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import { unknownBrowsers } from '../login-attempts/attempt-store.ts';
import type { PersonId } from '../people/person.ts';
import { createToken, hashToken } from '../tokens/token.ts';

type Db = Kysely<Tables>;

/** The key for counting this browser's login attempts: its own hash if the person logged in with it before, else `unknownBrowsers`. */
export const findBrowserKey = async (
  db: Db,
  browser: string,
  person: PersonId | undefined,
): Promise<Buffer> => {
  // An unknown person is looked up too: the duration does not tell whether the account exists.
  const isKnown = await isKnownBrowser(db, browser, person ?? ('' as PersonId));
  return isKnown ? hashToken(browser) : unknownBrowsers;
};

/** Whether the person signed up or logged in with this browser before. */
export const isKnownBrowser = async (db: Db, browser: string, person: PersonId): Promise<boolean> =>
  browser !== '' &&
  (await db
    .selectFrom('known_browsers')
    .select('person_id')
    .where('browser_hash', '=', hashToken(browser))
    .where('person_id', '=', person)
    .executeTakeFirst()) !== undefined;

/**
 * Stores the browser as known for the person and returns its token: the token it sent if this service issued it, also
 * for another person, else a new one. A token that a client invents is never accepted.
 */
export const rememberBrowser = async (
  db: Db,
  browser: string,
  person: PersonId,
  now: Date,
): Promise<string> => {
  const token = browser !== '' && (await isIssued(db, hashToken(browser))) ? browser : createToken();
  await db
    .insertInto('known_browsers')
    .values({ browser_hash: hashToken(token), person_id: person, seen_at: now })
    .onConflict((conflict) => conflict.columns(['browser_hash', 'person_id']).doUpdateSet({ seen_at: now }))
    .execute();
  return token;
};

const isIssued = async (db: Db, hash: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('known_browsers')
    .select('person_id')
    .where('browser_hash', '=', hash)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Deletes browsers without a login since the given time. */
export const purgeKnownBrowsers = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('known_browsers').where('seen_at', '<', before).execute();
};
