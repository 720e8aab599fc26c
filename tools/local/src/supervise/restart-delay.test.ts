import { countCrash, restartDelayMs, stableAfterMs } from './restart-delay.ts';

describe('the restart delay', () => {
  it('doubles with each crash in a row, up to ten seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 20].map(restartDelayMs)).toEqual([
      200, 400, 800, 1600, 3200, 6400, 10_000, 10_000,
    ]);
  });

  it('starts again at its minimum after a long uptime', () => {
    expect(countCrash(5, stableAfterMs)).toBe(1);
    expect(countCrash(5, stableAfterMs - 1)).toBe(6);
  });
});
