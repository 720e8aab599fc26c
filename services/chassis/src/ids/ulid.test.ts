import { newId } from './index.ts';

it('ids sort in creation order, also within one millisecond', () => {
  const noon = new Date('2026-01-01T12:00:00Z');
  const ids = [...Array.from({ length: 1000 }, () => newId(noon)), newId(new Date(noon.getTime() + 1))];
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(1001);
});

it('an id has 26 characters of the unambiguous alphabet', () => {
  expect(newId()).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
});
