import { createHash } from 'node:crypto';
import { domainError } from '@sargam/chassis/errors';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import { normalizeEmail } from '../people/person.ts';
import {
  decayPerAttemptMs,
  firstDelayMs,
  freeAttempts,
  maxDelayMs,
  secondsUntilNextAttempt,
} from './attempt-delay.ts';

type Db = Kysely<Tables>;

/** Attempts are counted per account and browser. E-mail addresses without an account are counted too, so that an answer does not show whether an account exists. */
export interface AttemptKey {
  readonly account: Buffer;
  readonly browser: Buffer;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The key of all browsers that never logged in to the account. They share one count, which known browsers do not use. */
export const unknownBrowsers = Buffer.alloc(0);

export const hashAccount = (email: string): Buffer => digest(normalizeEmail(email));

/** The key of a logged-in person who enters the current password again. */
export const attemptKeyOfSession = (email: string, session: string): AttemptKey => ({
  account: hashAccount(email),
  browser: digest(`session:${session}`),
});

/**
 * Counts an attempt before the password is checked. A single statement counts, so concurrent attempts cannot exceed the limit.
 * Throws `login-throttled` with the seconds to wait, at most 15 minutes.
 */
export const consumeAttempt = async (db: Db, { account, browser }: AttemptKey, now: Date): Promise<void> => {
  const { rows } = await sql`
    insert into login_attempts as counted (account, browser, level, at) values (${account}, ${browser}, 1, ${now})
    on conflict (account, browser) do update
      set level = greatest(0, counted.level - ${elapsedMs} / ${sql.lit(decayPerAttemptMs)}) + 1,
          at = greatest(counted.at, excluded.at)
      where ${elapsedMs} >= ${requiredDelayMs}
    returning level
  `.execute(db);
  if (rows.length === 0) throw loginThrottled(await secondsToWait(db, { account, browser }, now));
};

const elapsedMs = sql`greatest(0, extract(epoch from excluded.at - counted.at) * 1000)::double precision`;

/** Computed like `delayAfter`. The exponent is limited, so that power() cannot overflow. */
const requiredDelayMs = sql`case when counted.level <= ${sql.lit(freeAttempts - 1)} then 0
  else least(${sql.lit(maxDelayMs)}, ${sql.lit(firstDelayMs)} * power(2, least(counted.level, 50) - ${sql.lit(freeAttempts)})) end`;

const secondsToWait = async (db: Db, { account, browser }: AttemptKey, now: Date): Promise<number> => {
  const row = await db
    .selectFrom('login_attempts')
    .select(['level', 'at'])
    .where('account', '=', account)
    .where('browser', '=', browser)
    .executeTakeFirst();
  return Math.max(1, row ? secondsUntilNextAttempt(row.level, now.getTime() - row.at.getTime()) : 0);
};

/** Undoes one `consumeAttempt` after a correct password. Other attempts stay counted. */
export const releaseAttempt = async (db: Db, { account, browser }: AttemptKey): Promise<void> => {
  await db
    .updateTable('login_attempts')
    .set({ level: sql`greatest(0, level - 1)` })
    .where('account', '=', account)
    .where('browser', '=', browser)
    .execute();
};

/** Resets all counts of an account, after a password reset by mail. */
export const resetAttempts = async (db: Db, email: string): Promise<void> => {
  await db.deleteFrom('login_attempts').where('account', '=', hashAccount(email)).execute();
};

/** Deletes counts without an attempt since the given time. */
export const purgeAttempts = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('login_attempts').where('at', '<', before).execute();
};

const loginThrottled = (seconds: number) =>
  domainError.tooMany('login-throttled', 'Too many tries. Please wait a little, or ask for a new password.', {
    retryAfter: String(seconds),
  });
