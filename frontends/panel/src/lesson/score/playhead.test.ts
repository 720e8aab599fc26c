import { playheadAt } from './playhead.ts';

const places = [
  { tick: 0, x: 40 },
  { tick: 0, x: 40 },
  { tick: 960, x: 90 },
];
const bar = { bar: 0, x: 20, y: 0, width: 100, height: 50, places };

it.each([
  ['is on the first note', 0, 40],
  ['is halfway between two notes', 480, 65],
  ['moves from the last note to the end of the bar', 2_400, 105],
  ['is at the right edge at the end of the bar', 3_840, 120],
  ['is on the first note before the bar', -100, 40],
])('the playhead %s', (_, tick, expected) => expect(playheadAt(bar, tick, 3_840)).toBe(expected));

it('the playhead of a bar without notes moves to its end', () => {
  expect(playheadAt({ ...bar, places: [] }, 100, 3_840)).toBe(120);
});
