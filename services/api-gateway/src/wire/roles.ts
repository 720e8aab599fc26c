/** Roles as access tokens carry them. */
export type Role = 'admin' | 'content' | 'instructor' | 'student';

/** Anybody who is logged in. */
export const allRoles = ['admin', 'content', 'instructor', 'student'] as const satisfies readonly Role[];
export const students = ['student'] as const satisfies readonly Role[];
export const admins = ['admin'] as const satisfies readonly Role[];
/** Who may edit what courses say (decision P8). */
export const editors = ['admin', 'content'] as const satisfies readonly Role[];

/** Whoever works on courses, published or not: instructors on their own. */
export const courseStaff = ['admin', 'content', 'instructor'] as const satisfies readonly Role[];

/** The numbers that the wire calls the roles by. */
export const roleNumbers = { admin: 1, content: 2, instructor: 3, student: 4 } as const satisfies Record<
  Role,
  number
>;
