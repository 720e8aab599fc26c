import { addTap, tempoFromTaps } from './tap-tempo.ts';

const tempoOfTaps = (...times: number[]): number | undefined =>
  tempoFromTaps(times.reduce<readonly number[]>((taps, at) => addTap(taps, at), []));

it.each([
  ['two taps half a second apart', [0, 500], 120],
  ['slightly uneven taps', [0, 590, 1_210, 1_800], 100],
  ['one tap', [0], undefined],
  ['taps after a pause start a new count', [0, 500, 1_000, 9_000, 9_750], 80],
  ['one tap after a pause', [0, 500, 9_000], undefined],
  ['double taps by accident', [0, 40, 500, 540, 1_000], 120],
  ['taps faster than the maximum give the maximum', [0, 160, 320], 280],
  ['the minimum', [0, 1_500, 3_000], 40],
  ['taps slower than the minimum give the minimum', [0, 1_900, 3_800], 40],
])('%s', (_, times, bpm) => expect(tempoOfTaps(...times)).toBe(bpm));

it('only the last taps count after a change of tempo', () => {
  const slow = Array.from({ length: 10 }, (_, n) => n * 1_000);
  const quick = Array.from({ length: 8 }, (_, n) => 9_000 + (n + 1) * 300);
  expect(tempoOfTaps(...slow, ...quick)).toBe(200);
});
