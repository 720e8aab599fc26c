import fc from 'fast-check';
import type { BeatGrid } from '../practice/metronome/beat-grid.ts';
import {
  createScoreClock,
  findPlayedBar,
  listBarLines,
  listPlayedBars,
  nearestStart,
  stepToBar,
  tickAt,
  timeOfTick,
} from './bar-times.ts';

const tempo = fc.double({ min: 30, max: 300, noNaN: true });
const grids: fc.Arbitrary<BeatGrid> = fc
  .tuple(
    fc.double({ min: 0, max: 20, noNaN: true }),
    tempo,
    fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 400 }), tempo), {
      selector: ([beat]) => beat,
      maxLength: 6,
    }),
  )
  .map(([firstBeat, bpm, changes]) => ({
    firstBeat,
    beatsPerMeasure: 4,
    tempos: [
      { beat: 0, bpm },
      ...changes.toSorted(([a], [b]) => a - b).map(([beat, changed]) => ({ beat, bpm: changed })),
    ],
  }));
const metres = fc.constantFrom('4/4', '3/4', '6/8', '7/8', '2/2', null);
/** Bars of different lengths, as their numbers of eighths. */
const barLengths = fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 200 });

const ticksOf = (lengths: readonly number[]) => {
  let start = 0;
  return lengths.map((length, bar) => {
    const ticks = { bar, start, end: start + length * 480 };
    start = ticks.end;
    return ticks;
  });
};

it('from a time to its bar and tick and back, the time is the same within 10 ms', () => {
  fc.assert(
    fc.property(
      grids,
      metres,
      barLengths,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (grid, metre, lengths, part) => {
        const clock = createScoreClock(grid, metre);
        const bars = listPlayedBars(clock, ticksOf(lengths));
        const [first, last] = [bars[0], bars.at(-1)];
        if (!first || !last) throw new Error('The score has no bars.');
        const time = first.startTime + part * (last.endTime - first.startTime);
        const bar = bars[findPlayedBar(bars, time)];
        if (!bar) throw new Error('No bar is played.');
        expect(bar.startTime).toBeLessThanOrEqual(time + 0.01);
        expect(bar.endTime).toBeGreaterThanOrEqual(time - 0.01);
        const tick = tickAt(clock, time);
        expect(tick).toBeGreaterThanOrEqual(bar.start - 4);
        expect(tick).toBeLessThanOrEqual(bar.end + 4);
        expect(Math.abs(timeOfTick(clock, tick) - time)).toBeLessThan(0.01);
      },
    ),
  );
});

it('the start of each bar is in that bar', () => {
  fc.assert(
    fc.property(grids, metres, barLengths, (grid, metre, lengths) => {
      const bars = listPlayedBars(createScoreClock(grid, metre), ticksOf(lengths));
      bars.forEach(({ startTime }, i) => expect(findPlayedBar(bars, startTime)).toBe(i));
    }),
  );
});

const grid: BeatGrid = { firstBeat: 2, beatsPerMeasure: 6, tempos: [{ beat: 0, bpm: 120 }] };

it('the lower number of the metre says which note is a beat', () => {
  const bars = (metre: string) => listPlayedBars(createScoreClock(grid, metre), ticksOf([6, 6]));
  expect(bars('6/8')).toMatchObject([
    { startTime: 2, endTime: 5 },
    { startTime: 5, endTime: 8 },
  ]);
  expect(bars('3/4')).toMatchObject([
    { startTime: 2, endTime: 3.5 },
    { startTime: 3.5, endTime: 5 },
  ]);
});

it('of a repeated bar the start nearest to the position is opened', () => {
  const ticks = ticksOf([8, 8, 8, 8]).map((bar, i) => ({ ...bar, bar: i % 2 }));
  const bars = listPlayedBars(createScoreClock(grid, '4/4'), ticks);
  expect(bars.map(({ startTime }) => startTime)).toEqual([2, 4, 6, 8]);
  expect([nearestStart(bars, 1, 0), nearestStart(bars, 1, 6.5), nearestStart(bars, 7, 0)]).toEqual([
    4,
    8,
    undefined,
  ]);
});

it('the keys open the bar before and after a position, going back the current bar first', () => {
  const bars = listPlayedBars(createScoreClock(grid, '4/4'), ticksOf([8, 8, 8]));
  expect([0, 2, 4.2, 6].map((at) => stepToBar(bars, at, true))).toEqual([2, 4, 6, undefined]);
  expect([1, 2.2, 4.2, 4.8, 30].map((at) => stepToBar(bars, at, false))).toEqual([2, 2, 2, 4, 6]);
});

it('a loop snaps to the bar lines within the video', () => {
  const bars = listPlayedBars(createScoreClock(grid, '4/4'), ticksOf([8, 8, 8]));
  expect(listBarLines(bars, 20)).toEqual([2, 4, 6, 8]);
  expect(listBarLines(bars, 7.9)).toEqual([2, 4, 6]);
  expect(listBarLines([], 20)).toEqual([]);
});
