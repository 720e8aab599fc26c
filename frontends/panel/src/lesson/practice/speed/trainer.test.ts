import fc from 'fast-check';
import { speedAfterRound, type Trainer, trainerLimits } from './trainer.ts';

const number = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max });
const trainers = fc.record({
  step: number(trainerLimits.step),
  rounds: number(trainerLimits.rounds),
  target: number(trainerLimits.target),
});
const rates = fc.constantFrom(0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2);

const speedsOf = (trainer: Trainer, rate: number, count: number): number[] => {
  const speeds = [rate];
  for (let played = 1; played <= count; played += 1)
    speeds.push(speedAfterRound(trainer, played, speeds.at(-1) ?? rate));
  return speeds;
};

it('the speed never falls and never passes the target', () => {
  fc.assert(
    fc.property(trainers, rates, (trainer, rate) => {
      const speeds = speedsOf(trainer, rate, 300);
      expect(speeds).toEqual(speeds.toSorted((one, other) => one - other));
      expect(Math.max(...speeds)).toBeLessThanOrEqual(Math.max(rate, trainer.target / 100));
    }),
  );
});

it('the target is reached exactly, after the needed number of rounds', () => {
  fc.assert(
    fc.property(trainers, rates, (trainer, rate) => {
      const missing = Math.max(0, trainer.target - rate * 100);
      const rounds = Math.ceil(missing / trainer.step) * trainer.rounds;
      expect(speedsOf(trainer, rate, rounds).at(-1)).toBe(Math.max(rate, trainer.target / 100));
      if (rounds > 0) expect(speedsOf(trainer, rate, rounds - 1).at(-1)).toBeLessThan(trainer.target / 100);
    }),
  );
});

it('5 % after 4 rounds', () =>
  expect(speedsOf({ step: 5, rounds: 4, target: 60 }, 0.5, 12)).toEqual([
    0.5, 0.5, 0.5, 0.5, 0.55, 0.55, 0.55, 0.55, 0.6, 0.6, 0.6, 0.6, 0.6,
  ]));
