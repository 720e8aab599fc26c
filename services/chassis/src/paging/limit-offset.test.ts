import { toLimitOffset } from './index.ts';

it.each([
  ['no page', undefined, { limit: 1_000, offset: 0 }],
  ['no limit', { page: 1, limit: 0 }, { limit: 1_000, offset: 0 }],
  ['the third of twenty', { page: 3, limit: 20 }, { limit: 20, offset: 40 }],
  ['the page before the first', { page: 0, limit: 20 }, { limit: 20, offset: 0 }],
  ['too many', { page: 2, limit: 5_000 }, { limit: 1_000, offset: 1_000 }],
])('%s', (_, page, slice) => {
  expect(toLimitOffset(page)).toEqual(slice);
});
