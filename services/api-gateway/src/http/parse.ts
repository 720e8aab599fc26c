import { type DomainError, domainError, type FieldError } from '@sargam/chassis/errors';
import type { z } from 'zod';
import type { Schema } from '../routing/route.ts';

/** Messages for fields without a message in their schema; zod's own messages are written for programmers. */
const defaultMessages: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'This is required';
  const isText = 'origin' in issue && issue.origin !== 'number' && issue.origin !== 'int';
  if (issue.code === 'too_small') return isText ? 'Too Short!' : `Not less than ${issue.minimum}`;
  if (issue.code === 'too_big') return isText ? 'Too Long!' : `Not more than ${issue.maximum}`;
  return 'This is not valid';
};

/** Parses with messages for people. */
export const safeParse = (schema: Schema, value: unknown) =>
  schema.safeParse(value, { error: defaultMessages });

const toFieldError = (issue: z.core.$ZodIssue): FieldError => ({
  field: issue.path.join('.'),
  message: issue.message,
});

/** Keeps the first error of each field. */
const firstErrorPerField = (errors: readonly FieldError[]): FieldError[] =>
  [...new Map([...errors].reverse().map((error) => [error.field, error])).values()].reverse();

/**
 * The error for an invalid input. Its message is `formMessage` if a field is missing or malformed; otherwise it is the
 * message of the first broken rule, such as passwords that differ.
 */
export const invalidInput = (
  issues: readonly z.core.$ZodIssue[],
  formMessage?: string,
  moreErrors: readonly FieldError[] = [],
): DomainError => {
  const errors = firstErrorPerField([...issues.map(toFieldError), ...moreErrors]);
  const onlyRulesBroken = moreErrors.length === 0 && issues.every((issue) => issue.code === 'custom');
  const message = onlyRulesBroken ? undefined : formMessage;
  return domainError.invalid('invalid-input', message ?? errors[0]?.message ?? 'Invalid request.', errors);
};

/** Returns the parsed value, or throws `invalidInput`. */
export const parse = async (schema: Schema, value: unknown, formMessage?: string): Promise<unknown> => {
  const outcome = safeParse(schema, value);
  if (outcome.success) return outcome.data;
  throw invalidInput(outcome.error.issues, formMessage);
};
