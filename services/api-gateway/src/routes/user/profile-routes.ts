import { refuse } from '@sargam/chassis/errors';
import { inWireNames } from '../../wire/field-names.ts';
import { members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { doneWith } from '../../wire/schemas.ts';
import { keptFor } from './kept-for.ts';
import { toUser } from './user-mapping.ts';
import { ProfileForm, User } from './user-wire.ts';

const updateFailed = 'User Update Failed!';
const wireNames = { newPassword: 'password', dateOfBirth: 'dob' };

export const profileRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/user/',
    summary:
      "Changes what is given of the caller's account: never the e-mail address or the role; another password ends all other sessions",
    roles: members,
    rate: 'upload',
    body: ProfileForm,
    multipart: { photo: { kind: 'picture' } },
    missing: updateFailed,
    own: ({ caller, body }) => caller.subject === body.id,
    response: doneWith(User),
    handle: async ({ body, files, caller, discard }, gateway) => {
      const { id, password, currentPassword = '', dob, confirmPassword: _same, ...given } = body;
      if (caller.subject !== id) throw refuse.forbidden();
      const { passwords, profiles, endedSessions } = gateway;
      const person = await inWireNames(wireNames, async () => {
        if (password !== undefined) {
          const { sessionIds } = await passwords.changePassword({ currentPassword, newPassword: password });
          await endedSessions.add(sessionIds);
        }
        const photo = files.photo?.key;
        return profiles.updateProfile({ personId: id, ...given, dateOfBirth: dob, photo });
      }).catch(async (error: unknown) => {
        await discard();
        throw error;
      });
      const data = toUser(person, await keptFor(gateway, id));
      return { success: true, message: 'User Updated Successfully!', data };
    },
  }),
];
