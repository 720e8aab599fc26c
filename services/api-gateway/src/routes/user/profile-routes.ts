import { domainError } from '@sargam/chassis/errors';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { allRoles } from '../../wire/roles.ts';
import { successWith } from '../../wire/schemas.ts';
import { loadUserExtras } from './load-user-extras.ts';
import { toProfileUpdate, toUser } from './user-mapping.ts';
import { ProfileForm, User } from './user-wire.ts';

/** Two passwords are looked at and one is made, each by much work. */
const updateOptions = { timeoutMs: 5000 };

/** Whoever takes another photo wants the one before gone; that the store does not answer is not their concern. */
const removeReplacedPhoto = async ({ pictures, log }: HandlerDeps, photo: string): Promise<void> => {
  if (photo === '') return;
  await pictures
    .remove(photo)
    .catch((err: unknown) => log.warn({ err, photo }, 'a photo that was replaced is still there'));
};

export const profileRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/user/',
    summary:
      "Changes what is given of the caller's account, all of it or nothing: never the e-mail address or the role; another password ends all other sessions",
    roles: allRoles,
    rate: 'upload',
    body: ProfileForm,
    multipart: { photo: { kind: 'picture' } },
    invalidMessage: 'User Update Failed!',
    isOwner: ({ caller, body }) => caller.subject === body.id,
    response: successWith(User),
    handle: async ({ body, files, caller }, deps) => {
      // An admin may look at others' accounts, but writes their own alone.
      if (caller.subject !== body.id) throw domainError.forbidden();
      const wanted = toProfileUpdate(body, files.photo?.key);
      const { person, endedSessionIds, replacedPhoto } = await deps.profiles.updateProfile(
        wanted,
        updateOptions,
      );
      await deps.endedSessions.add(endedSessionIds);
      await removeReplacedPhoto(deps, replacedPhoto);
      const data = toUser(person, await loadUserExtras(deps, body.id));
      return { success: true, message: 'User Updated Successfully!', data };
    },
  }),
];
