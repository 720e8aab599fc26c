import { createDemoStamp } from './demo-stamp.ts';

it("the demo data of the home's own servers is told by its content alone", () => {
  expect(createDemoStamp('abc', {})).toBe('abc');
  expect(createDemoStamp('abc', { DATABASE_URL: '' })).toBe('abc');
});

it("a server of one's own is filled, whatever the home held before, and its password is not kept", () => {
  const one = createDemoStamp('abc', { DATABASE_URL: 'postgres://u:hunter2@one/x' });
  const other = createDemoStamp('abc', { DATABASE_URL: 'postgres://u:hunter2@other/x' });
  expect(new Set(['abc', one, other]).size).toBe(3);
  expect(one).not.toContain('hunter2');
});
