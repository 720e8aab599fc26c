import { allRoles } from '../api/roles.ts';
import { UserParams } from '../api/schemas.ts';

interface UserCall {
  readonly caller: { readonly subject: string };
  readonly params: { readonly userId: string };
}

export const isOwnUser = ({ caller, params }: UserCall): boolean => caller.subject === params.userId;

/** For routes whose body names the user as `user`. */
export const isOwnBody = ({
  caller,
  body,
}: {
  caller: UserCall['caller'];
  body: { user: string };
}): boolean => caller.subject === body.user;

/** For routes with a user id in the path: only this user and admins may call them. */
export const ownUser = { roles: allRoles, params: UserParams, isOwner: isOwnUser };

/** For routes with the id of an instructor in their path. */
export const isOwnInstructor = ({
  caller,
  params,
}: {
  readonly caller: { readonly claims: Readonly<Record<string, string | undefined>> };
  readonly params: { readonly instructorId: string };
}): boolean => caller.claims['instructor'] === params.instructorId;
