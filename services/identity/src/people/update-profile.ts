import { dhakaDay } from '@sargam/chassis/calendar';
import type { Caller } from '@sargam/chassis/caller';
import { refuse } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { UpdatedProfile, UpdateProfileRequest } from '@sargam/proto/identity/v1/profiles';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { provenChange, writePassword } from '../passwords/change-password.ts';
import { passwordFaults, passwordRefusal } from '../passwords/password-rule.ts';
import { endedLately } from '../sessions/session-store.ts';
import type { Person } from './person.ts';
import { announcePersonChanged } from './person-events.ts';
import { personMessage } from './person-message.ts';
import { changeProfile, credentialsById } from './person-store.ts';
import { changeOf, type ProfileChange, profileFaults } from './profile-changes.ts';

/** Everything that is asked for is checked before anything is written, and all is written at once: all of it, or nothing. */
export const updateProfile = async (
  deps: Deps,
  caller: Caller,
  request: UpdateProfileRequest,
): Promise<UpdatedProfile> => {
  const found = await credentialsById(deps.database.db, request.personId);
  if (!found) throw refuse.notFound('person-not-found', 'There is no such account.');
  const { id } = found.person;
  const change = changeOf(found.person, request);
  refuseFaults(change, request, dhakaDay(deps.service.clock()));
  const password = request.password && (await provenChange(deps, caller, found, request.password));
  return deps.database.transaction(async (tx) => {
    const person = password ? await writePassword(deps, tx, id, password, caller.session) : found.person;
    return {
      person: personMessage(await writeProfile(tx, person, change)),
      replacedPhoto: change.photo === undefined ? '' : found.person.photo,
      endedSessionIds: request.password ? await endedLately(deps, tx, id, 'password') : [],
    };
  });
};

/** A password that is the only thing wrong has codes of its own. */
const refuseFaults = (change: ProfileChange, { password }: UpdateProfileRequest, today: string): void => {
  const ofProfile = profileFaults(change, today);
  const ofPassword = password ? passwordFaults(password.another) : [];
  if (ofProfile.length > 0)
    throw refuse.invalid('profile-incomplete', 'User Update Failed!', [...ofProfile, ...ofPassword]);
  const refusal = passwordRefusal(ofPassword);
  if (refusal) throw refusal;
};

/** A change that changes nothing is told to nobody. */
const writeProfile = async (tx: Tx<Tables>, person: Person, change: ProfileChange): Promise<Person> => {
  if (Object.keys(change).length === 0) return person;
  const changed = await changeProfile(tx, person.id, change);
  await announcePersonChanged(tx, changed);
  return changed;
};
