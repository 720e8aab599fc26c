import { createHash } from 'node:crypto';
import { domainError } from '@sargam/chassis/errors';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { normalizeEmail } from '../people/person.ts';
import { leakPerMs, levelAfter, maxAttempts, secondsUntilNextAttempt } from './leaky-bucket.ts';

type Db = Kysely<Tables>;

/** Whose password is guessed at, and from where. Addresses without an account are counted alike, so that nothing shows. */
export interface AttemptKey {
  readonly account: Buffer;
  readonly browser: Buffer;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** All browsers that never logged in to the account, together. */
export const unknownBrowsers = Buffer.alloc(0);

export const hashAccount = (email: string): Buffer => digest(normalizeEmail(email));

/** A logged-in person who is asked for the present password again. */
export const attemptKeyOfSession = (email: string, session: string): AttemptKey => ({
  account: hashAccount(email),
  browser: digest(`session:${session}`),
});

/**
 * Counts a try before it is made, so that a hundred at once are not all let through: one statement decides.
 * Throws `login-throttled` where too many were made lately; nobody waits longer than a quarter of an hour.
 */
export const consumeAttempt = async (db: Db, { account, browser }: AttemptKey, now: Date): Promise<void> => {
  const { rows } = await sql`
    insert into login_tries as tried (account, browser, level, at) values (${account}, ${browser}, 1, ${now})
    on conflict (account, browser) do update
      set level = ${remainingLevel} + 1, at = greatest(tried.at, excluded.at)
      where ${remainingLevel} + 1 <= ${sql.lit(maxAttempts)}
    returning level
  `.execute(db);
  if (rows.length === 0) throw loginThrottled(await secondsToWait(db, { account, browser }, now));
};

/** The level that is left now, as `levelAfter` has it. */
const remainingLevel = sql`greatest(0, tried.level
  - greatest(0, extract(epoch from excluded.at - tried.at) * 1000) * ${sql.lit(leakPerMs)}::double precision)`;

const secondsToWait = async (db: Db, { account, browser }: AttemptKey, now: Date): Promise<number> => {
  const row = await db
    .selectFrom('login_tries')
    .select(['level', 'at'])
    .where('account', '=', account)
    .where('browser', '=', browser)
    .executeTakeFirst();
  const level = row ? levelAfter(row.level, now.getTime() - row.at.getTime()) : 0;
  return Math.max(1, secondsUntilNextAttempt(level));
};

/** The try was no guess. Only it is given back: what others tried meanwhile goes on counting. */
export const releaseAttempt = async (db: Db, { account, browser }: AttemptKey): Promise<void> => {
  await db
    .updateTable('login_tries')
    .set({ level: sql`greatest(0, level - 1)` })
    .where('account', '=', account)
    .where('browser', '=', browser)
    .execute();
};

/** Whoever proved the address starts anew. */
export const resetAttempts = async (db: Db, email: string): Promise<void> => {
  await db.deleteFrom('login_tries').where('account', '=', hashAccount(email)).execute();
};

/** Forgets what was forgiven before the given time. */
export const purgeAttempts = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('login_tries').where('at', '<', before).execute();
};

const loginThrottled = (seconds: number) =>
  domainError.tooMany('login-throttled', 'Too many tries. Please wait a little, or ask for a new password.', {
    retryAfter: String(seconds),
  });
