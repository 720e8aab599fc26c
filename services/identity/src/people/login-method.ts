import type { Person } from './person.ts';

export type LoginMethod = 'password' | 'google' | 'facebook';

/** The ways to log in that an account has. Login with Google and Facebook is for students only (decision P9). */
export const loginMethodsOf = (
  { hasPassword, role }: Pick<Person, 'hasPassword' | 'role'>,
  links: readonly LoginMethod[],
): LoginMethod[] => [...(hasPassword ? (['password'] as const) : []), ...(role === 'student' ? links : [])];

/** Whether nobody could log in to the account any more without this method. */
export const isLastLoginMethod = (methods: readonly LoginMethod[], removed: LoginMethod): boolean =>
  methods.every((method) => method === removed);
