import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { publishPasswordResetRequested } from '../people/person-events.ts';
import { findPersonByEmail } from '../people/person-store.ts';
import { createToken, hashToken } from '../tokens/token.ts';
import { countActiveResets, insertReset, takeResetRequest } from './reset-store.ts';

/** So many links may wait in an inbox at once: whoever asks for others' addresses cannot bury them in mail. */
const maxActiveLinks = 3;

export interface ResetMailer {
  /** Looks up what was asked for, behind the answer. */
  trigger(): void;
}

/** Asking only writes down an address; what becomes of it happens here, where nobody can time it. */
export const startResetMailer = (deps: Deps): ResetMailer => {
  const { service } = deps;
  const asks = service.counter('password_reset_asks_total', 'Asks for a reset link by outcome.', ['outcome']);
  const sweep = async (): Promise<void> => {
    for (;;) {
      const outcome = await deps.database.transaction((tx) => processNextRequest(deps, tx));
      if (!outcome) return;
      asks.inc({ outcome });
    }
  };
  let running: Promise<void> = Promise.resolve();
  service.onStop('password-resets', () => running);
  // What a process left behind when it died; others wait for nothing.
  service.scheduleJob('mail-password-resets', 10_000, sweep);
  return {
    trigger: () => {
      running = running
        .then(sweep)
        .catch((error) => service.log.warn({ err: error }, 'reset links wait for the next round'));
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
  if (!person) return 'unknown';
  const now = deps.service.clock();
  if ((await countActiveResets(tx, person.id, now)) >= maxActiveLinks) return 'enough';
  const token = createToken();
  const expiresAt = new Date(now.getTime() + deps.service.settings.resetLife);
  await insertReset(tx, { hash: hashToken(token), personId: person.id, expiresAt });
  await publishPasswordResetRequested(tx, person, token, expiresAt);
  return 'mailed';
};
