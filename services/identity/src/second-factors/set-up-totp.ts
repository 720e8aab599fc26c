import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { consumeAttempt, releaseAttempt } from '../login-attempts/attempt-store.ts';
import { appendOwnEntry } from '../people/append-own-entry.ts';
import type { PersonId } from '../people/person.ts';
import { findPersonById } from '../people/person-store.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { alreadySetUp, codeWrong, notSetUp } from './second-factor-errors.ts';
import { findSecondFactorMethods } from './second-factor-methods.ts';
import {
  confirmSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  saveUnconfirmedSecret,
} from './second-factor-store.ts';
import { finishSetUp, requireRequester, type SetUpRequester } from './set-up-requester.ts';
import { createTotpSecret, totpUri } from './totp.ts';
import { attemptKeyOfCodes, verifyTotp } from './verify-code.ts';

/** Creates a secret. It counts once a code confirms that the person's authenticator has it. */
export const startTotp = async (
  deps: Deps,
  requester: SetUpRequester,
): Promise<{ readonly secret: string; readonly uri: string }> => {
  const person = await requireRequester(deps, requester);
  const secret = createTotpSecret();
  if (!(await saveUnconfirmedSecret(deps.database.db, person.id, deps.cipher.encrypt(secret))))
    throw alreadySetUp();
  return { secret, uri: totpUri(secret, person.email) };
};

/** Confirms the secret and returns the recovery codes, which are readable only now. */
export const confirmTotp = async (
  deps: Deps,
  requester: SetUpRequester,
  code: string,
): Promise<readonly string[]> => {
  const person = await requireRequester(deps, requester);
  const { id } = person;
  const attemptKey = attemptKeyOfCodes(id);
  await consumeAttempt(deps.database.db, attemptKey, deps.service.clock());
  const codes = await deps.database.transaction(async (tx) => {
    const factor = await findSecondFactor(tx, id);
    if (factor?.confirmedAt) throw alreadySetUp();
    if (!factor || !(await verifyTotp(deps, tx, id, factor, code))) throw codeWrong();
    if (!(await confirmSecondFactor(tx, id, deps.service.clock()))) throw alreadySetUp();
    await finishSetUp(tx, requester, id);
    const { length: count } = await findSecondFactorMethods(tx, id);
    await appendOwnEntry(tx, deps.service.clock(), person, {
      action: 'ConfirmTotp',
      before: { secondFactors: count - 1 },
      after: { secondFactors: count },
    });
    return issueRecoveryCodes(tx, id);
  });
  await releaseAttempt(deps.database.db, attemptKey);
  deps.service.log.info({ caller: id, target: id }, 'second factor set up');
  return codes;
};

/** Returns new recovery codes; the earlier ones are invalid. */
export const renewRecoveryCodes = async (deps: Deps, id: PersonId): Promise<readonly string[]> => {
  const codes = await deps.database.transaction(async (tx) => {
    if (!(await findSecondFactor(tx, id))?.confirmedAt) throw notSetUp();
    const person = await findPersonById(tx, id);
    if (person)
      await appendOwnEntry(tx, deps.service.clock(), person, {
        action: 'RenewRecoveryCodes',
        before: {},
        after: { recoveryCodes: 'changed' },
      });
    return issueRecoveryCodes(tx, id);
  });
  deps.service.log.info({ caller: id, target: id }, 'recovery codes renewed');
  return codes;
};

/** Replaces the recovery codes. */
const issueRecoveryCodes = async (tx: Tx<Tables>, id: PersonId): Promise<readonly string[]> => {
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(tx, id, codes.map(hashRecoveryCode));
  return codes;
};
