import type { IdentitySettings } from '../config.ts';
import type { Person } from '../people/person.ts';

/** Students have no second factor. */
export const mayHaveSecondFactor = ({ role }: Pick<Person, 'role'>): boolean => role !== 'student';

/** Admins of a production site cannot log in without a second factor; the accounts of the demo data can. */
export const needsSecondFactor = (
  { role }: Pick<Person, 'role'>,
  { sargamEnv }: Pick<IdentitySettings, 'sargamEnv'>,
): boolean => role === 'admin' && sargamEnv === 'production';
