import { domainError } from './domain-error.ts';
import { undefinedOn } from './undefined-on.ts';

const fail = (error: Error) => async () => {
  throw error;
};

it.each([
  ['kind', { kind: 'not_found' } as const],
  ['code', { code: 'course-not-found' }],
])('a failure of the expected %s is undefined, another one is thrown', async (_name, expected) => {
  const other = domainError.forbidden('not-yours', 'Not yours.');
  expect(await undefinedOn(expected, async () => 7)).toBe(7);
  const missing = domainError.notFound('course-not-found', 'There is no such course.');
  expect(await undefinedOn(expected, fail(missing))).toBeUndefined();
  await expect(undefinedOn(expected, fail(other))).rejects.toBe(other);
  await expect(undefinedOn(expected, fail(new Error('not_found')))).rejects.toThrow('not_found');
});
