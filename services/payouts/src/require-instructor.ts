import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';

type CallContext = Parameters<typeof requireCaller>[0];

export const isAdmin = (caller: Caller): boolean => caller.roles.includes('admin');

/** The caller, who is this instructor or an admin (decision P2). */
export const requireInstructorOrAdmin = (context: CallContext, instructorId: string): Caller => {
  const caller = requireCaller(context, { roles: ['instructor', 'admin'] });
  if (isAdmin(caller) || (instructorId !== '' && caller.claims['instructor'] === instructorId)) return caller;
  throw domainError.forbidden();
};

export const requireAdmin = (context: CallContext): Caller => requireCaller(context, { roles: ['admin'] });
