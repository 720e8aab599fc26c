import { domainError } from '@sargam/chassis/errors';
import { Person } from '@sargam/proto/identity/v1/identity';
import { successWith } from '../../api/response.ts';
import { allRoles } from '../../api/roles.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { loadUserExtras } from './load-user-extras.ts';
import { toProfileUpdate } from './user-mapping.ts';
import { ProfileForm, User } from './user-response.ts';

/** A password change needs up to three password hashes, which are slow by design. */
const updateOptions = { timeoutMs: 5000 };

/** Deletes the previous photo. A failure is logged only, because the profile is saved already. */
const removeReplacedPhoto = async ({ pictures, log }: HandlerDeps, photo: string): Promise<void> => {
  if (photo === '') return;
  await pictures
    .remove(photo)
    .catch((err: unknown) => log.warn({ err, photo }, 'replaced photo could not be deleted'));
};

export const profileRoutes: readonly Route[] = [
  route.post('/user/', {
    summary:
      "Changes the given fields of the caller's account in one transaction, except e-mail address and role; a new password ends all other sessions",
    roles: allRoles,
    rate: 'upload',
    body: ProfileForm,
    multipart: { photo: { kind: 'picture' } },
    invalidMessage: 'User Update Failed!',
    isOwner: ({ caller, body }) => caller.subject === body.id,
    response: successWith('User Updated Successfully!', User),
    handle: async ({ body, files, caller }, deps) => {
      // Admins may read other accounts but change only their own.
      if (caller.subject !== body.id) throw domainError.forbidden();
      const profileUpdate = toProfileUpdate(body, files.photo?.key);
      const {
        person = Person.create(),
        endedSessionIds,
        replacedPhoto,
      } = await deps.profiles.updateProfile(profileUpdate, updateOptions);
      await deps.endedSessions.add(endedSessionIds);
      await removeReplacedPhoto(deps, replacedPhoto);
      return { ...person, ...(await loadUserExtras(deps, body.id)) };
    },
  }),
];
