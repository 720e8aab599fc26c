import { refuse } from '@sargam/chassis/errors';
import type { LogInRequest, Session as SessionMessage } from '@sargam/proto/identity/v1/identity';
import type { Deps } from '../deps.ts';
import { accountOf, giveBackTry, takeTry } from '../guessing/tries.ts';
import { passwordFits } from '../passwords/password-hash.ts';
import { normalEmail } from '../people/person.ts';
import { credentialsOf, holdPerson } from '../people/person-store.ts';
import { browserOf } from './known-browsers.ts';
import { openSession } from './open-session.ts';

/** By address and password; whatever is wrong of them gets the same words after the same time. */
export const logIn = async (deps: Deps, request: LogInRequest): Promise<SessionMessage> => {
  const { db } = deps.database;
  const found = await credentialsOf(db, normalEmail(request.email));
  const browser = await browserOf(db, request.visit?.browser ?? '', found?.person.id);
  const guesser = { account: accountOf(request.email), browser };
  await takeTry(db, guesser, deps.service.clock());
  const fits = await passwordFits(request.password, found?.passwordHash);
  if (!fits || !found) throw loginFailed();
  await giveBackTry(db, guesser);
  return deps.database.transaction(async (tx) => {
    // Another password may have been set, and all sessions ended, while this one was verified.
    const held = await holdPerson(tx, found.person.id);
    if (!held || held.passwordHash !== found.passwordHash) throw loginFailed();
    if (held.person.suspendedAt) throw suspended();
    return openSession(deps, tx, held.person, request.visit);
  });
};

const loginFailed = () =>
  refuse.unauthenticated('login-failed', 'Login Failed!! Please try with correct Credentials.');

/** Said only to whoever proved to be the person (decision P7). */
export const suspended = () =>
  refuse.forbidden(
    'suspended',
    'This account is suspended. Please write to us if you think this is a mistake.',
  );
