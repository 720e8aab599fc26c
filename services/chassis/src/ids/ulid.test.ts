import { newId } from './index.ts';

it('ids sort in the order they were made, within a millisecond too', () => {
  const noon = new Date('2026-01-01T12:00:00Z');
  const ids = [...Array.from({ length: 1000 }, () => newId(noon)), newId(new Date(noon.getTime() + 1))];
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(1001);
});

it('an id is 26 characters that nobody mistakes for another', () => {
  expect(newId()).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
});
