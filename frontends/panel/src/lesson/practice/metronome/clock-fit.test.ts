import fc from 'fast-check';
import { createClockFit } from './clock-fit.ts';

it('the smoothed time is within half of the reading steps of the clock', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.25, max: 2, noNaN: true }),
      fc.array(fc.nat(10), { minLength: 80, maxLength: 80 }),
      (speed, noise) => {
        const fit = createClockFit(speed);
        let now = 5;
        for (const error of noise) {
          now += 0.025;
          fit.add(now, 3 + now * speed + (error - 5) / 1000);
        }
        expect(Math.abs(fit.read(now) - (3 + now * speed))).toBeLessThanOrEqual(0.005 + 1e-9);
      },
    ),
  );
});

it('a jump of the clock is the distance of the next sample', () => {
  const fit = createClockFit(1);
  for (let now = 0; now < 1; now += 0.1) fit.add(now, now);
  expect(fit.add(1, 8)).toBeCloseTo(7, 6);
});
