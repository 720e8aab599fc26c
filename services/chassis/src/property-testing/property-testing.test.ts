import { findCounterexamples } from './index.ts';

it('names the same cases every time, and stops at the fifth', () => {
  const odd = () => findCounterexamples((draw) => (draw(1_000) === 7 ? 'seven' : undefined));
  expect(odd()).toHaveLength(5);
  expect(odd()).toEqual(odd());
});

it('draws from the whole of what it may', () => {
  const drawn = new Set<number>();
  findCounterexamples((draw) => void drawn.add(draw(100)), { cases: 10_000 });
  expect(drawn.size).toBe(100);
});
