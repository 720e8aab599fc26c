import { dhakaDay } from '@sargam/chassis/calendar';
import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { UpdatedProfile, UpdateProfileRequest } from '@sargam/proto/identity/v1/profiles';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { toPasswordError, validatePassword } from '../passwords/password-rule.ts';
import { appendOwnEntry } from '../people/append-own-entry.ts';
import type { Person } from '../people/person.ts';
import { updatePersonProfile } from '../people/person-change-store.ts';
import { publishPersonChanged } from '../people/person-events.ts';
import { toPersonMessage } from '../people/person-message.ts';
import { findCredentialsById } from '../people/person-store.ts';
import { diffProfile, type ProfileChange, validateProfileChange } from '../people/profile-changes.ts';
import { findRecentlyEndedSessions } from '../sessions/session-store.ts';
import { applyPasswordChange, preparePasswordChange } from './change-password.ts';

/** Validates everything first, then writes profile and password in one transaction. */
export const updateProfile = async (
  deps: Deps,
  caller: Caller,
  request: UpdateProfileRequest,
): Promise<UpdatedProfile> => {
  const found = await findCredentialsById(deps.database.db, request.personId);
  if (!found) throw domainError.notFound('person-not-found', 'There is no such account.');
  const { id } = found.person;
  const change = diffProfile(found.person, request);
  requireValidChange(change, request, dhakaDay(deps.service.clock()));
  const password = request.password && (await preparePasswordChange(deps, caller, found, request.password));
  return deps.database.transaction(async (tx) => {
    const person = password
      ? await applyPasswordChange(deps, tx, id, password, caller.session)
      : found.person;
    await appendOwnEntry(tx, deps.service.clock(), found.person, {
      action: 'UpdateProfile',
      ...toAuditedFields(found.person, change, password !== undefined),
    });
    return {
      person: toPersonMessage(await saveProfile(tx, person, change)),
      replacedPhoto: change.photo === undefined ? '' : found.person.photo,
      endedSessionIds: request.password ? await findRecentlyEndedSessions(deps, tx, id, 'password') : [],
    };
  });
};

/** A request whose only invalid field is the password has its own error codes. */
const requireValidChange = (
  change: ProfileChange,
  { password }: UpdateProfileRequest,
  today: string,
): void => {
  const profileErrors = validateProfileChange(change, today);
  const passwordErrors = password ? validatePassword(password.newPassword) : [];
  if (profileErrors.length > 0)
    throw domainError.invalid('profile-incomplete', 'User Update Failed!', [
      ...profileErrors,
      ...passwordErrors,
    ]);
  const refusal = toPasswordError(passwordErrors);
  if (refusal) throw refusal;
};

/** The name before and after, and only that other fields and the password have changed: entries are kept for ever. */
const toAuditedFields = (
  before: Person,
  { name, ...others }: ProfileChange,
  changesPassword: boolean,
): { readonly before: object; readonly after: object } => ({
  before: name === undefined ? {} : { name: before.name },
  after: {
    ...(name !== undefined && { name }),
    ...Object.fromEntries(Object.keys(others).map((field) => [field, 'changed'])),
    ...(changesPassword && { password: 'changed' }),
  },
});

/** Without changed fields nothing is written and no event is published. */
const saveProfile = async (tx: Tx<Tables>, person: Person, change: ProfileChange): Promise<Person> => {
  if (Object.keys(change).length === 0) return person;
  const changed = await updatePersonProfile(tx, person.id, change);
  await publishPersonChanged(tx, changed);
  return changed;
};
