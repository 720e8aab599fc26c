import type { Caller } from '@sargam/chassis/caller';
import { type CallContext, requireOwner } from '@sargam/chassis/service';
import { parseStudentId, type StudentId } from '../ids.ts';

/** The caller, where what is asked for is theirs or they are an admin; anyone else learns nothing (decision P2). */
export const requireOwnerOrAdmin = (context: CallContext, owner: string | undefined): Caller =>
  requireOwner(context, owner, ['admin']);

/** The student a request is about, where the caller may act for them. */
export const requireStudentAccess = (context: CallContext, studentId: string): StudentId => {
  requireOwnerOrAdmin(context, studentId);
  return parseStudentId(studentId);
};
