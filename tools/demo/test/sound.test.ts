import { lessons } from '../media/lessons.ts';
import { lengthOf, melody, nameOf, pitchOf } from '../media/score/score.ts';
import { harmonium, piano } from '../media/sound/keys.ts';
import { pluck, strings } from '../media/sound/pluck.ts';
import { RATE, type Wave } from '../media/sound/wave.ts';

/** How far a wave is from a pitch, by the delay at which it is most like itself; in cents. */
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
      expect(Math.abs(centsOff(pluck(hertz, 1, kind, 0.8, 1), hertz))).toBeLessThan(7);
    }
  });

  it('the keys are in tune', () => {
    expect(Math.abs(centsOff(piano(261.63, 1, 0.8, 1), 261.63))).toBeLessThan(7);
    expect(Math.abs(centsOff(harmonium(261.63, 1, 0.8), 261.63))).toBeLessThan(7);
  });
});

describe('the scores', () => {
  it('read names, lengths, chords and rests', () => {
    expect(pitchOf('A4')).toBe(69);
    expect(nameOf(pitchOf('F#3'))).toBe('F#');
    expect(
      melody('C4+E4/2 _ G4/.5', { voice: 'piano', velocity: 1 }).map(({ beat, beats, pitch }) => [
        beat,
        beats,
        pitch,
      ]),
    ).toEqual([
      [0, 2, 60],
      [0, 2, 64],
      [3, 0.5, 67],
    ]);
    expect(() => pitchOf('H4')).toThrow('not a note');
  });

  it.each(lessons)('$file lasts 20 to 90 seconds and ends when its last note does', ({ score }) => {
    const end = Math.max(...score.notes.map(({ beat, beats }) => beat + beats));
    expect(lengthOf(score)).toBeGreaterThan(20);
    expect(lengthOf(score)).toBeLessThan(90);
    expect(end).toBeLessThanOrEqual(score.beats + 1);
  });
});
