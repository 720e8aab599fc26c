import fc from 'fast-check';
import { nextBeatAt, timeOfBeat } from './beat-grid.ts';
import { type Click, planClicks, planCountIn } from './click-plan.ts';

const rates = fc.constantFrom(0.25, 0.5, 0.55, 1, 1.5, 2);
const tempo = fc.integer({ min: 20, max: 400 });
const gridOf = (bpm: number, firstBeat: number) => ({
  firstBeat,
  beatsPerMeasure: 4,
  tempos: [
    { beat: 0, bpm },
    { beat: 16, bpm: bpm / 2 },
  ] as const,
});
const offsets = fc.double({ min: 0, max: 5, noNaN: true });
const starts = fc.double({ min: 0, max: 30, noNaN: true });

/** Polls like the timer of the metronome, with an uneven interval. */
const pollClicks = (
  grid: ReturnType<typeof gridOf>,
  from: number,
  rate: number,
  seconds: number,
  end: number,
) => {
  const clicks: Click[] = [];
  let next = nextBeatAt(grid, from);
  for (let now = 0, poll = 0; now < seconds; now += 0.02 + (poll++ % 3) * 0.015) {
    const clocks = { position: from + now * rate, audioTime: 100 + now, rate };
    const plan = planClicks({ grid, clocks, next, ahead: 0.2, end });
    clicks.push(...plan.clicks);
    next = plan.next;
  }
  return clicks;
};

it('every beat gets one click, at its time on the audio clock, at every speed', () => {
  fc.assert(
    fc.property(tempo, offsets, starts, rates, (bpm, offset, from, rate) => {
      const grid = gridOf(bpm, offset);
      const clicks = pollClicks(grid, from, rate, 4, Number.POSITIVE_INFINITY);
      const first = nextBeatAt(grid, from);
      expect(clicks.map(({ beat }) => beat)).toEqual(clicks.map((_, i) => first + i));
      for (const { beat, at } of clicks)
        expect(at).toBeCloseTo(100 + (timeOfBeat(grid, beat) - from) / rate, 6);
      expect(timeOfBeat(grid, first + clicks.length)).toBeGreaterThanOrEqual(from + 4 * rate);
    }),
  );
});

it('no click after the end of a loop', () => {
  fc.assert(
    fc.property(tempo, starts, rates, (bpm, from, rate) => {
      const grid = gridOf(bpm, 0);
      for (const { beat } of pollClicks(grid, from, rate, 4, from + 1))
        expect(timeOfBeat(grid, beat)).toBeLessThan(from + 1);
    }),
  );
});

it('a beat that has just passed is played at once, an earlier one is left out', () => {
  const grid = gridOf(60, 0);
  const planAt = (position: number) =>
    planClicks({
      grid,
      clocks: { position, audioTime: 10, rate: 1 },
      next: 3,
      ahead: 0.2,
      end: Number.POSITIVE_INFINITY,
    });
  expect(planAt(3.008).clicks).toEqual([{ beat: 3, accent: false, at: expect.closeTo(9.992, 6) }]);
  expect(planAt(3.2)).toEqual({ clicks: [], next: 4 });
});

it('the count-in is one measure of clicks on the grid, and the video starts after the last one', () => {
  fc.assert(
    fc.property(tempo, offsets, starts, rates, (bpm, offset, position, rate) => {
      const grid = gridOf(bpm, offset);
      const nextBeat = nextBeatAt(grid, position);
      const { clicks, startAfter } = planCountIn(grid, position, nextBeat, rate);
      expect(clicks).toHaveLength(4);
      expect(clicks[0]?.after).toBe(0);
      expect(clicks.filter(({ accent }) => accent)).toHaveLength(1);
      expect(startAfter).toBeGreaterThan((clicks.at(-1)?.after ?? 0) - 1e-6);
      // The first beat of the video follows where the fifth click would be.
      const fifth = (timeOfBeat(grid, nextBeat) - timeOfBeat(grid, nextBeat - 4)) / rate;
      expect(startAfter + (timeOfBeat(grid, nextBeat) - position) / rate).toBeCloseTo(fifth, 6);
    }),
  );
});
