import { createHash } from 'node:crypto';
import { refuse } from '@sargam/chassis/errors';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { normalEmail } from '../people/person.ts';
import { forgivenPerMs, levelAfter, mostTries, secondsUntilTry } from './try-level.ts';

type Db = Kysely<Tables>;

/** Whose password is guessed at, and from where. Addresses without an account are counted alike, so that nothing shows. */
export interface Guesser {
  readonly account: Buffer;
  readonly browser: Buffer;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** All browsers that never logged in to the account, together. */
export const strangers = Buffer.alloc(0);

export const accountOf = (email: string): Buffer => digest(normalEmail(email));

/** A logged-in person who is asked for the present password again. */
export const guesserInSession = (email: string, session: string): Guesser => ({
  account: accountOf(email),
  browser: digest(`session:${session}`),
});

/**
 * Counts a try before it is made, so that a hundred at once are not all let through: one statement decides.
 * Throws `login-throttled` where too many were made lately; nobody waits longer than a quarter of an hour.
 */
export const takeTry = async (db: Db, { account, browser }: Guesser, now: Date): Promise<void> => {
  const { rows } = await sql`
    insert into login_tries as tried (account, browser, level, at) values (${account}, ${browser}, 1, ${now})
    on conflict (account, browser) do update
      set level = ${left} + 1, at = greatest(tried.at, excluded.at)
      where ${left} + 1 <= ${sql.lit(mostTries)}
    returning level
  `.execute(db);
  if (rows.length === 0) throw throttled(await secondsToWait(db, { account, browser }, now));
};

/** The level that is left now, as `levelAfter` has it. */
const left = sql`greatest(0, tried.level
  - greatest(0, extract(epoch from excluded.at - tried.at) * 1000) * ${sql.lit(forgivenPerMs)}::double precision)`;

const secondsToWait = async (db: Db, { account, browser }: Guesser, now: Date): Promise<number> => {
  const row = await db
    .selectFrom('login_tries')
    .select(['level', 'at'])
    .where('account', '=', account)
    .where('browser', '=', browser)
    .executeTakeFirst();
  const level = row ? levelAfter(row.level, now.getTime() - row.at.getTime()) : 0;
  return Math.max(1, secondsUntilTry(level));
};

/** The try was no guess. Only it is given back: what others tried meanwhile goes on counting. */
export const giveBackTry = async (db: Db, { account, browser }: Guesser): Promise<void> => {
  await db
    .updateTable('login_tries')
    .set({ level: sql`greatest(0, level - 1)` })
    .where('account', '=', account)
    .where('browser', '=', browser)
    .execute();
};

/** Whoever proved the address starts anew. */
export const forgiveTries = async (db: Db, email: string): Promise<void> => {
  await db.deleteFrom('login_tries').where('account', '=', accountOf(email)).execute();
};

/** Forgets what was forgiven before the given time. */
export const purgeTries = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('login_tries').where('at', '<', before).execute();
};

const throttled = (seconds: number) =>
  refuse.tooMany('login-throttled', 'Too many tries. Please wait a little, or ask for a new password.', {
    retryAfter: String(seconds),
  });
