import { findCounterexamples } from './index.ts';

it('returns the same counterexamples in each run, at most five', () => {
  const findSevens = () => findCounterexamples((draw) => (draw(1_000) === 7 ? 'seven' : undefined));
  expect(findSevens()).toHaveLength(5);
  expect(findSevens()).toEqual(findSevens());
});

it('draws every value of the range', () => {
  const values = new Set<number>();
  findCounterexamples((draw) => void values.add(draw(100)), { cases: 10_000 });
  expect(values.size).toBe(100);
});
