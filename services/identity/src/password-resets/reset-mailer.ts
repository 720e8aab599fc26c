import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { publishPasswordResetRequested } from '../people/person-events.ts';
import { findPersonByEmail } from '../people/person-store.ts';
import { hashToken } from '../tokens/token.ts';
import { countActiveResets, insertReset, takeResetRequest } from './reset-store.ts';

/** Maximum number of valid links per person, so that nobody can flood another person's inbox. */
const maxActiveLinks = 3;

export interface ResetMailer {
  /** Processes pending requests in the background. */
  trigger(): void;
}

/** The RPC only stores the address. The mailer looks up the account later, so the RPC's duration does not show whether an account exists. */
export const startResetMailer = (deps: Deps): ResetMailer => {
  const { service } = deps;
  const requests = service.counter('password_reset_requests_total', 'Password reset requests by outcome.', [
    'outcome',
  ]);
  const sweep = async (): Promise<void> => {
    for (;;) {
      const outcome = await deps.database.transaction((tx) => processNextRequest(deps, tx));
      if (!outcome) return;
      requests.inc({ outcome });
    }
  };
  let running: Promise<void> = Promise.resolve();
  service.onStop('password-resets', () => running);
  // Processes requests that a crashed process left behind.
  service.scheduleJob('mail-password-resets', 10_000, sweep);
  return {
    trigger: () => {
      running = running
        .then(sweep)
        .catch((error) =>
          service.log.warn({ err: error }, 'password reset requests failed; the next run retries'),
        );
    },
  };
};

const processNextRequest = async (
  deps: Deps,
  tx: Tx<Tables>,
): Promise<'mailed' | 'unknown' | 'enough' | undefined> => {
  const email = await takeResetRequest(tx);
  if (email === undefined) return undefined;
  const person = await findPersonByEmail(tx, email);
  // Staff set up their account with the link of the admin, which works for a limited time.
  if (!person || person.setUpUntil) return 'unknown';
  const now = deps.service.clock();
  if ((await countActiveResets(tx, person.id, now)) >= maxActiveLinks) return 'enough';
  const linkId = newId(now);
  const expiresAt = new Date(now.getTime() + deps.service.settings.resetLife);
  await insertReset(tx, { hash: hashToken(deps.linkTokens.derive(linkId)), personId: person.id, expiresAt });
  await publishPasswordResetRequested(tx, person, { linkId, expiresAt });
  return 'mailed';
};
