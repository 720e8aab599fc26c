import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { announcePasswordResetRequested } from '../people/person-events.ts';
import { personByEmail } from '../people/person-store.ts';
import { newToken, tokenHash } from '../verification/token.ts';
import { countLiveResets, insertReset, takeAsk } from './reset-store.ts';

/** So many links may wait in an inbox at once: whoever asks for others' addresses cannot bury them in mail. */
const mostLinks = 3;

export interface ResetMails {
  /** Looks up what was asked for, behind the answer. */
  soon(): void;
}

/** Asking only writes down an address; what becomes of it happens here, where nobody can time it. */
export const startResetMails = (deps: Deps): ResetMails => {
  const { service } = deps;
  const asks = service.counter('password_reset_asks_total', 'Asks for a reset link by outcome.', ['outcome']);
  const sweep = async (): Promise<void> => {
    for (;;) {
      const outcome = await deps.database.transaction((tx) => mailNext(deps, tx));
      if (!outcome) return;
      asks.inc({ outcome });
    }
  };
  let running: Promise<void> = Promise.resolve();
  service.onStop('password-resets', () => running);
  // What a process left behind when it died; others wait for nothing.
  service.every('mail-password-resets', 10_000, sweep);
  return {
    soon: () => {
      running = running
        .then(sweep)
        .catch((error) => service.log.warn({ err: error }, 'reset links wait for the next round'));
    },
  };
};

const mailNext = async (deps: Deps, tx: Tx<Tables>): Promise<'mailed' | 'unknown' | 'enough' | undefined> => {
  const email = await takeAsk(tx);
  if (email === undefined) return undefined;
  const person = await personByEmail(tx, email);
  if (!person) return 'unknown';
  const now = deps.service.clock();
  if ((await countLiveResets(tx, person.id, now)) >= mostLinks) return 'enough';
  const token = newToken();
  const expiresAt = new Date(now.getTime() + deps.service.settings.resetLife);
  await insertReset(tx, { hash: tokenHash(token), personId: person.id, expiresAt });
  await announcePasswordResetRequested(tx, person, token, expiresAt);
  return 'mailed';
};
