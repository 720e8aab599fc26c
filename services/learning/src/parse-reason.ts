import { domainError } from '@sargam/chassis/errors';

const maxReasonLength = 500;

/** The reason that an admin gives for a decision. Rejects an empty one, and one of more than 500 characters. */
export const parseReason = (given: string): string => {
  const reason = given.trim();
  const message = reason === '' ? 'This is required' : 'Too Long!';
  if (reason === '' || reason.length > maxReasonLength)
    throw domainError.invalid('reason-invalid', message, [{ field: 'reason', message }]);
  return reason;
};
