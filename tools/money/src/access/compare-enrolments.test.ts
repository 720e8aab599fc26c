import { findCounterexamples } from '@sargam/chassis/property-testing';
import { findEnrolmentDifference } from './compare-enrolments.ts';
import { randomHistory } from './random-history.ts';

it('learning shows the same enrolment, tier and purchase from grants and from commerce in 1,000 histories', () => {
  const year = Date.UTC(2026, 0, 1);
  const findDifference = (draw: (below: number) => number) => {
    const history = randomHistory(draw);
    const times = Array.from({ length: 5 }, () => new Date(year + draw(500) * 86_400_000));
    return findEnrolmentDifference(history, times);
  };
  expect(findCounterexamples(findDifference, { cases: 1000 })).toEqual([]);
});
