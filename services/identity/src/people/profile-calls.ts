import { dhakaDay } from '@sargam/chassis/calendar';
import { refuse } from '@sargam/chassis/errors';
import { requireOwner } from '@sargam/chassis/service';
import type { ProfileServiceImplementation, UpdateProfileRequest } from '@sargam/proto/identity/v1/profiles';
import type { Deps } from '../deps.ts';
import { countPeople } from './people-counts.ts';
import type { Person } from './person.ts';
import { announcePersonChanged } from './person-events.ts';
import { personMessage } from './person-message.ts';
import { changeProfile, personById } from './person-store.ts';
import { changeOf, profileFaults } from './profile-changes.ts';

export const profileCalls = (deps: Deps): ProfileServiceImplementation => ({
  updateProfile: async (request, context) => {
    requireOwner(context, request.personId, []);
    return personMessage(await updateProfile(deps, request));
  },

  countPeople: async () => countPeople(deps.database.db),
});

/** A change that changes nothing is told to nobody. */
const updateProfile = (deps: Deps, request: UpdateProfileRequest): Promise<Person> =>
  deps.database.transaction(async (tx) => {
    const person = await personById(tx, request.personId);
    if (!person) throw refuse.notFound('person-not-found', 'There is no such account.');
    const change = changeOf(person, request);
    const faults = profileFaults(change, dhakaDay(deps.service.clock()));
    if (faults.length > 0) throw refuse.invalid('profile-incomplete', 'User Update Failed!', faults);
    if (Object.keys(change).length === 0) return person;
    const changed = await changeProfile(tx, person.id, change);
    await announcePersonChanged(tx, changed);
    return changed;
  });
