import { demoStamp } from './demo-stamp.ts';

it("the demo data of the home's own servers is told by its content alone", () => {
  expect(demoStamp('abc', {})).toBe('abc');
  expect(demoStamp('abc', { DATABASE_URL: '' })).toBe('abc');
});

it("a server of one's own is filled, whatever the home held before, and its password is not kept", () => {
  const one = demoStamp('abc', { DATABASE_URL: 'postgres://u:hunter2@one/x' });
  const other = demoStamp('abc', { DATABASE_URL: 'postgres://u:hunter2@other/x' });
  expect(new Set(['abc', one, other]).size).toBe(3);
  expect(one).not.toContain('hunter2');
});
