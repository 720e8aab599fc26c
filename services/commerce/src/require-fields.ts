import { domainError } from '@sargam/chassis/errors';

type Condition = readonly [field: string, isMet: boolean, message: string];

/** Throws `invalid` with the fields whose condition is not met. */
export const requireFields = (code: string, message: string, conditions: readonly Condition[]): void => {
  const failed = conditions.filter(([, isMet]) => !isMet);
  if (failed.length === 0) return;
  throw domainError.invalid(
    code,
    message,
    failed.map(([field, , text]) => ({ field, message: text })),
  );
};
