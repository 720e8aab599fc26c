import { readFileSync } from 'node:fs';
import { calculateLength, formatPitch, parseMelody, parsePitch } from '../src/score/score.ts';
import { synthesizeHarmonium, synthesizePiano } from '../src/sound/keys.ts';
import { strings, synthesizeString } from '../src/sound/strings.ts';
import { RATE, type Wave } from '../src/sound/wave.ts';
import { listCaptions } from '../src/videos/lesson-captions.ts';
import { listTempos } from '../src/videos/lesson-tempos.ts';
import { lessonVideos } from '../src/videos/lesson-videos.ts';

/** Deviation of a wave from a pitch in cents, measured by autocorrelation. */
const centsOff = (wave: Wave, hertz: number): number => {
  const part = wave.subarray(8000, 20_000);
  const alike = (lag: number) => {
    let sum = 0;
    for (let i = 0; i + 2000 < part.length; i++) sum += (part[i] ?? 0) * (part[i + lag] ?? 0);
    return sum;
  };
  const around = Math.round(RATE / hertz);
  const lags = Array.from({ length: 13 }, (_, i) => around - 6 + i);
  const best = lags.reduce((a, b) => (alike(b) > alike(a) ? b : a));
  const [before, top, after] = [alike(best - 1), alike(best), alike(best + 1)];
  const exact = best + (before - after) / (2 * (before - 2 * top + after));
  return 1200 * Math.log2(RATE / exact / hertz);
};

describe('the instruments', () => {
  it.each([82.41, 110, 196, 329.63, 440])('a string plucked at %d Hz is in tune', (hertz) => {
    for (const kind of Object.values(strings)) {
      expect(Math.abs(centsOff(synthesizeString(hertz, 1, kind, 0.8, 1), hertz))).toBeLessThan(7);
    }
  });

  it('the keys are in tune', () => {
    expect(Math.abs(centsOff(synthesizePiano(261.63, 1, 0.8, 1), 261.63))).toBeLessThan(7);
    expect(Math.abs(centsOff(synthesizeHarmonium(261.63, 1, 0.8), 261.63))).toBeLessThan(7);
  });
});

describe('the scores', () => {
  it('are parsed with note names, lengths, chords and rests', () => {
    expect(parsePitch('A4')).toBe(69);
    expect(formatPitch(parsePitch('F#3'))).toBe('F#');
    expect(
      parseMelody('C4+E4/2 _ G4/.5', { voice: 'piano', velocity: 1 }).map(({ beat, beats, pitch }) => [
        beat,
        beats,
        pitch,
      ]),
    ).toEqual([
      [0, 2, 60],
      [0, 2, 64],
      [3, 0.5, 67],
    ]);
    expect(() => parsePitch('H4')).toThrow('not a note');
  });

  it.each(lessonVideos)('$file lasts 20 to 90 seconds and ends with its last note', ({ score }) => {
    const end = Math.max(...score.notes.map(({ beat, beats }) => beat + beats));
    expect(calculateLength(score)).toBeGreaterThan(20);
    expect(calculateLength(score)).toBeLessThan(90);
    expect(end).toBeLessThanOrEqual(score.beats + 1);
  });
});

it.each([
  ['tempos', listTempos],
  ['captions', listCaptions],
])('the committed %s of the lessons are those of their scores', (name, list) => {
  const committed = readFileSync(new URL(`../../demo/media/lesson-${name}.json`, import.meta.url), 'utf8');
  expect(JSON.parse(committed)).toEqual(list(lessonVideos));
});
