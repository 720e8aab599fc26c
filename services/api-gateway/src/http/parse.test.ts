import { z } from 'zod';
import { invalidInput } from './parse.ts';

const Form = z
  .object({ name: z.string('*Name required').min(1, '*Name required'), even: z.number() })
  .refine(({ even }) => even % 2 === 0, { path: ['even'], error: 'an odd number' });
const issuesOf = (value: unknown) => Form.safeParse(value).error?.issues ?? [];

it('a missing field gives the form’s message, a broken rule gives its own', () => {
  expect(invalidInput(issuesOf({ even: 2 }), 'Fill it in').message).toBe('Fill it in');
  expect(invalidInput(issuesOf({ name: 'a', even: 1 }), 'Fill it in').message).toBe('an odd number');
  expect(invalidInput(issuesOf({ even: 2 })).message).toBe('*Name required');
});

it('each field is reported once, with its first error', () => {
  const Twice = z.object({ a: z.string().min(3, 'too short').regex(/^x/, 'no x') });
  const issues = Twice.safeParse({ a: 'b' }).error?.issues ?? [];
  expect(invalidInput(issues).fields).toEqual([{ field: 'a', message: 'too short' }]);
});
