import { requireOwner } from '@sargam/chassis/service';
import type { ProfileServiceImplementation } from '@sargam/proto/identity/v1/profiles';
import type { Deps } from '../deps.ts';
import { countPeople } from '../people/people-counts.ts';
import { updateProfile } from './update-profile.ts';

export const profileCalls = (deps: Deps): ProfileServiceImplementation => ({
  updateProfile: async (request, context) =>
    updateProfile(deps, requireOwner(context, request.personId, []), request),

  countPeople: async () => countPeople(deps.database.db),
});
