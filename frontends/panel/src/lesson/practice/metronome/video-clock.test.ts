import fc from 'fast-check';
import { createVideoClock } from './video-clock.ts';

/** What a browser reports after a jump to 5 s: nothing, 20 ms of progress, a pause, and then the audible position. */
const reportAt = (sinceStart: number, lag: number, rate: number): number => {
  if (sinceStart < 0) return 5;
  return 5 + rate * Math.max(Math.min(sinceStart, 0.02), sinceStart - lag);
};

const cases = fc.record({
  rate: fc.constantFrom(0.25, 0.5, 1, 1.5, 2),
  lag: fc.double({ min: 0.02, max: 0.1, noNaN: true }),
  startsAt: fc.double({ min: 10, max: 11, noNaN: true }),
});

/** Each run has 200 readings. */
const runs = { numRuns: 25 };

const follow = (
  { rate, lag, startsAt }: { rate: number; lag: number; startsAt: number },
  expectedLag: number | undefined,
) => {
  const clock = createVideoClock({ rate, lag: expectedLag });
  const readings: { error: number; sinceStart: number }[] = [];
  for (let now = startsAt - 0.05; now < startsAt + 1; now += 0.005) {
    clock.add(now, reportAt(now - startsAt, lag, rate));
    const position = clock.read(now);
    if (position !== undefined)
      readings.push({ error: position - (5 + rate * (now - startsAt - lag)), sinceStart: now - startsAt });
  }
  return { clock, readings };
};

it('without a known lag the position is read after the reports are right', () => {
  fc.assert(
    fc.property(cases, (jump) => {
      const { readings } = follow(jump, undefined);
      for (const { error, sinceStart } of readings) {
        expect(Math.abs(error)).toBeLessThan(1e-6);
        expect(sinceStart).toBeGreaterThan(0.1);
      }
      expect(readings.length).toBeGreaterThan(100);
    }),
    runs,
  );
});

it('the lag of one start gives the position of the next one from its first report', () => {
  fc.assert(
    fc.property(cases, (jump) => {
      const lag = follow(jump, undefined).clock.readLag();
      expect(lag).toBeCloseTo(jump.lag, 6);
      const { readings } = follow({ ...jump, startsAt: jump.startsAt + 5.003 }, lag);
      for (const { error } of readings) expect(Math.abs(error)).toBeLessThan(1e-6);
      expect(readings[0]?.sinceStart).toBeLessThan(0.011);
    }),
    runs,
  );
});
