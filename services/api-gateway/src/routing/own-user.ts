import { z } from 'zod';
import { allRoles } from '../wire/roles.ts';
import { Id } from '../wire/schemas.ts';

interface UserCall {
  readonly caller: { readonly subject: string };
  readonly params: { readonly userId: string };
}

export const isOwnUser = ({ caller, params }: UserCall): boolean => caller.subject === params.userId;

/** For routes with a user id in the path: only this user and admins may call them. */
export const ownUser = { roles: allRoles, params: z.object({ userId: Id }), isOwner: isOwnUser };
