import { resolve } from 'node:path';
import { UserFacingError } from '@sargam/local/base/user-facing-error';

/** The folder that an option names, relative to where the command was called. */
export const resolveFolder = (folder: string, option: string): string => {
  if (!folder) throw new UserFacingError(`Name the folder of the backups: ${option}=FOLDER.`);
  return resolve(process.env.INIT_CWD ?? process.cwd(), folder);
};
