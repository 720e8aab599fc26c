import fc from 'fast-check';
import { formatLoopTime, parseLoopTime } from './loop-time.ts';

it.each([
  ['62.3', 62.3],
  ['1:02.3', 62.3],
  ['০১:০২.৩', 62.3],
  ['1:02', 62],
  [' 0:05,4 ', 5.4],
  ['', undefined],
  ['1:72', undefined],
  ['1:02.35', undefined],
  ['soon', undefined],
])('the typed time "%s" is %s', (typed, seconds) => expect(parseLoopTime(typed)).toBe(seconds));

it('a formatted time is parsed to the same tenth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 72_000 }), (tenths) => {
      expect(Math.round((parseLoopTime(formatLoopTime(tenths / 10)) ?? -1) * 10)).toBe(tenths);
    }),
  );
});
