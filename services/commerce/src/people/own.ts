import type { Caller } from '@sargam/chassis/caller';
import { refuse } from '@sargam/chassis/errors';
import { type CallContext, requireCaller } from '@sargam/chassis/service';
import { parseStudentId, type StudentId } from '../ids.ts';

export const isAdmin = (caller: Caller): boolean => caller.roles.includes('admin');

/** The caller, where what is asked for is theirs or they are an admin; anyone else learns nothing (decision P2). */
export const requireOwn = (context: CallContext, owner: string | undefined): Caller => {
  const caller = requireCaller(context);
  if (caller.subject !== owner && !isAdmin(caller)) throw refuse.forbidden();
  return caller;
};

/** The student a request is about, where the caller may act for them. */
export const ownStudent = (context: CallContext, studentId: string): StudentId => {
  requireOwn(context, studentId);
  return parseStudentId(studentId);
};
