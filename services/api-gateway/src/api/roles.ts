/** Role names in access tokens. */
export type Role = 'admin' | 'content' | 'instructor' | 'student';

/** Every logged-in user. */
export const allRoles = ['admin', 'content', 'instructor', 'student'] as const satisfies readonly Role[];
export const students = ['student'] as const satisfies readonly Role[];
export const admins = ['admin'] as const satisfies readonly Role[];
/** Content uploaders and admins (decision P8). */
export const editors = ['admin', 'content'] as const satisfies readonly Role[];

/** Roles that edit courses and their contents; instructors only their own (decision B76). */
export const courseStaff = ['admin', 'content', 'instructor'] as const satisfies readonly Role[];

/** Role numbers in the API. */
export const roleNumbers = { admin: 1, content: 2, instructor: 3, student: 4 } as const satisfies Record<
  Role,
  number
>;

export const roleWithNumber = (number: (typeof roleNumbers)[Role]): Role =>
  allRoles.find((role) => roleNumbers[role] === number) ?? 'student';
