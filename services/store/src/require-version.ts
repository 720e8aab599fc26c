import { domainError } from '@sargam/chassis/errors';

/** Refuses a change that is based on another version than the present one; 0 is not checked. */
export const requireVersion = (
  current: { readonly version: number } | undefined,
  basedOnVersion: number,
): void => {
  if (basedOnVersion === 0 || current?.version === basedOnVersion) return;
  throw domainError.conflict(
    'version-outdated',
    'Another person has changed this in the meantime. Look at the present state and try again.',
  );
};
