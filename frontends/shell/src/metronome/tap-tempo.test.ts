import { addTap, tempoFromTaps } from './tap-tempo.ts';

const tapped = (...times: number[]): number | undefined =>
  tempoFromTaps(times.reduce<readonly number[]>((taps, at) => addTap(taps, at), []));

it.each([
  ['two taps half a second apart', [0, 500], 120],
  ['a hand that is not quite even', [0, 590, 1_210, 1_800], 100],
  ['one tap', [0], undefined],
  ['a new count after a pause', [0, 500, 1_000, 9_000, 9_750], 80],
  ['one tap after a pause', [0, 500, 9_000], undefined],
  ['a finger that bounced', [0, 40, 500, 540, 1_000], 120],
  ['faster than it goes', [0, 160, 320], 280],
  ['as slow as it goes', [0, 1_500, 3_000], 40],
  ['slower still', [0, 1_900, 3_800], 40],
])('%s', (_, times, bpm) => expect(tapped(...times)).toBe(bpm));

it('follows a hand that changes its mind: only the last taps count', () => {
  const slow = Array.from({ length: 10 }, (_, n) => n * 1_000);
  const quick = Array.from({ length: 8 }, (_, n) => 9_000 + (n + 1) * 300);
  expect(tapped(...slow, ...quick)).toBe(200);
});
