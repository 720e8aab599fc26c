import { UserFacingError } from '@sargam/local/base/user-facing-error';

/** The error for a store with data. It is thrown before the first import. */
export const notEmpty = (finding: string): UserFacingError =>
  new UserFacingError(`${finding}. A restore needs empty stores; nothing was changed.`);
