import { createBars, type Pattern } from './drums.ts';
import { createLabels, pickString, strumChord } from './fretted.ts';
import { parseMelody, type Score } from './score.ts';

const beat: Pattern = {
  stepsPerBeat: 4,
  rows: { hat: 'X.x.X.x.X.x.X.x.', snare: '....X..o.o..X...', kick: 'X......x..X.....' },
};
const chords = ['Am', 'F', 'C', 'G'] as const;
const low = 'A1/1.5 A1/.5 E2/1 A1/1 F1/1.5 F1/.5 C2/1 F1/1 C2/1.5 C2/.5 G1/1 C2/1 G1/1.5 G1/.5 D2/1 G1/1';
const pads = 'C4+E4+A4/4 C4+F4+A4/4 C4+E4+G4/4 B3+D4+G4/4';

/** A small band that repeats four chords; the sound lessons process it. */
export const createBandScore = (rounds: number, tempo = 92): Score => {
  const times = Array.from({ length: rounds }, (_, i) => i * 16);
  const steel = { voice: 'steel', velocity: 0.6 } as const;
  return {
    tempo,
    beatsPerBar: 4,
    beats: rounds * 16,
    labels: createLabels(
      times.flatMap(() => chords),
      4,
    ),
    notes: times.flatMap((at) => [
      ...createBars(beat, 4, 4, at, false),
      ...parseMelody(low, { voice: 'bass', velocity: 0.85 }, at),
      ...parseMelody(pads, { voice: 'piano', velocity: 0.5 }, at),
      ...chords.flatMap((chord, i) => [
        ...strumChord(steel, chord, at + i * 4, 1.4),
        ...strumChord(steel, chord, at + i * 4 + 1.5, 1, true),
        ...strumChord(steel, chord, at + i * 4 + 2.5, 1.4, true),
      ]),
    ]),
  };
};

export const createDrumLoop = (count: number, tempo = 92): Score => ({
  tempo,
  beatsPerBar: 4,
  beats: count * 4,
  labels: [],
  notes: createBars(beat, count, 4, 0, false),
});

/** Four notes and a long rest, which makes the reverb audible. */
export const createCallScore = (count: number, tempo = 84): Score => ({
  tempo,
  beatsPerBar: 4,
  beats: count * 8,
  labels: [],
  notes: Array.from({ length: count }, (_, i) =>
    [4, 2, 1, 0].map((string, k) =>
      pickString({ voice: 'steel', velocity: 0.85 }, 'Am', string, i * 8 + k * 0.5, 0.5),
    ),
  ).flat(),
});
