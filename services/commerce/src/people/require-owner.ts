import type { Caller } from '@sargam/chassis/caller';
import { type CallContext, requireOwner } from '@sargam/chassis/service';
import { parseStudentId, type StudentId } from '../ids.ts';

/** Returns the caller if the caller is the owner or an admin. Otherwise throws an error that reveals nothing (decision P2). */
export const requireOwnerOrAdmin = (context: CallContext, owner: string | undefined): Caller =>
  requireOwner(context, owner, ['admin']);

/** Parses the student's id if the caller may act for this student. */
export const requireStudentAccess = (context: CallContext, studentId: string): StudentId => {
  requireOwnerOrAdmin(context, studentId);
  return parseStudentId(studentId);
};

/** Requires that the caller is the student: not even an admin orders or pays for somebody else. */
export const requireStudentSelf = (context: CallContext, studentId: string | undefined): StudentId =>
  parseStudentId(requireOwner(context, studentId, []).subject);
