import { type DomainError, domainError, type FieldError } from '@sargam/chassis/errors';
import type { z } from 'zod';
import type { Schema } from '../routing/route.ts';

/** What a field is told that has no text of its own: zod's words are for programmers. */
const defaultMessages: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'This is required';
  const isText = 'origin' in issue && issue.origin !== 'number' && issue.origin !== 'int';
  if (issue.code === 'too_small') return isText ? 'Too Short!' : `Not less than ${issue.minimum}`;
  if (issue.code === 'too_big') return isText ? 'Too Long!' : `Not more than ${issue.maximum}`;
  return 'This is not valid';
};

/** The value as the schema reads it, or what is wrong with it in words for people. */
export const safeParse = (schema: Schema, value: unknown) =>
  schema.safeParse(value, { error: defaultMessages });

const toFieldError = (issue: z.core.$ZodIssue): FieldError => ({
  field: issue.path.join('.'),
  message: issue.message,
});

/** One fault a field: the first is the one to mend first. */
const firstErrorPerField = (faults: readonly FieldError[]): FieldError[] =>
  [...new Map([...faults].reverse().map((fault) => [fault.field, fault])).values()].reverse();

/**
 * The refusal of an input: each field with its text, and above them the form's own sentence where something is missing
 * or malformed, or the first rule that was broken (passwords that differ) where all is filled in.
 */
export const invalidInput = (
  issues: readonly z.core.$ZodIssue[],
  missing?: string,
  more: readonly FieldError[] = [],
): DomainError => {
  const faults = firstErrorPerField([...issues.map(toFieldError), ...more]);
  const ruleOnly = more.length === 0 && issues.every((issue) => issue.code === 'custom');
  const sentence = ruleOnly ? undefined : missing;
  return domainError.invalid('invalid-input', sentence ?? faults[0]?.message ?? 'Invalid request.', faults);
};

/** The value as the schema reads it, or the refusal. */
export const parse = async (schema: Schema, value: unknown, missing?: string): Promise<unknown> => {
  const outcome = safeParse(schema, value);
  if (outcome.success) return outcome.data;
  throw invalidInput(outcome.error.issues, missing);
};
