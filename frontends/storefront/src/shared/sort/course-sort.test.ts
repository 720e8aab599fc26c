import { listSorts, parseSort } from './course-sort.ts';

it('reads known orders only', () => {
  expect(['popular', 'price-low', 'best', '', null].map(parseSort)).toEqual([
    'popular',
    'price-low',
    undefined,
    undefined,
    undefined,
  ]);
});

it('offers newest as an order of its own only beside the best match', () => {
  expect(listSorts(true)).toEqual([undefined, 'newest', 'popular', 'price-low', 'price-high', 'rating']);
  expect(listSorts(false)).toEqual([undefined, 'popular', 'price-low', 'price-high', 'rating']);
});
