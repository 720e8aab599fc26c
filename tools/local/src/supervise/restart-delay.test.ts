import { countCrash, restartDelayMs, stableAfterMs } from './restart-delay.ts';

describe('restarting what died', () => {
  it('waits longer after each death in a row, and never longer than ten seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 20].map(restartDelayMs)).toEqual([
      200, 400, 800, 1600, 3200, 6400, 10_000, 10_000,
    ]);
  });

  it('forgets earlier deaths once a part has stayed up for long', () => {
    expect(countCrash(5, stableAfterMs)).toBe(1);
    expect(countCrash(5, stableAfterMs - 1)).toBe(6);
  });
});
