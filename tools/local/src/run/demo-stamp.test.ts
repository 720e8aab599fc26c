import { createDemoStamp } from './demo-stamp.ts';

it("with the home's own servers, the stamp is the hash of the demo content", () => {
  expect(createDemoStamp('abc', {})).toBe('abc');
  expect(createDemoStamp('abc', { DATABASE_URL: '' })).toBe('abc');
});

it('each external server has its own stamp, which does not contain the password', () => {
  const one = createDemoStamp('abc', { DATABASE_URL: 'postgres://u:hunter2@one/x' });
  const other = createDemoStamp('abc', { DATABASE_URL: 'postgres://u:hunter2@other/x' });
  expect(new Set(['abc', one, other]).size).toBe(3);
  expect(one).not.toContain('hunter2');
});
