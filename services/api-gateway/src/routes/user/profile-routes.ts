import { domainError } from '@sargam/chassis/errors';
import type { Gateway } from '../../gateway.ts';
import { members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { doneWith } from '../../wire/schemas.ts';
import { keptFor } from './kept-for.ts';
import { toProfileUpdate, toUser } from './user-mapping.ts';
import { ProfileForm, User } from './user-wire.ts';

/** Two passwords are looked at and one is made, each by much work. */
const patience = { timeoutMs: 5000 };

/** Whoever takes another photo wants the one before gone; that the store does not answer is not their concern. */
const forget = async ({ pictures, log }: Gateway, photo: string): Promise<void> => {
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
    roles: members,
    rate: 'upload',
    body: ProfileForm,
    multipart: { photo: { kind: 'picture' } },
    missing: 'User Update Failed!',
    own: ({ caller, body }) => caller.subject === body.id,
    response: doneWith(User),
    handle: async ({ body, files, caller }, gateway) => {
      // An admin may look at others' accounts, but writes their own alone.
      if (caller.subject !== body.id) throw domainError.forbidden();
      const wanted = toProfileUpdate(body, files.photo?.key);
      const { person, endedSessionIds, replacedPhoto } = await gateway.profiles.updateProfile(
        wanted,
        patience,
      );
      await gateway.endedSessions.add(endedSessionIds);
      await forget(gateway, replacedPhoto);
      const data = toUser(person, await keptFor(gateway, body.id));
      return { success: true, message: 'User Updated Successfully!', data };
    },
  }),
];
