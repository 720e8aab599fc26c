import { createBars, rock, swing } from './drums.ts';
import {
  assignFret,
  type Chord,
  createFrettedNote,
  createLabels,
  pickString,
  strumChord,
} from './fretted.ts';
import { createScore, type Note, parseMelody } from './score.ts';

const steel = { voice: 'steel', velocity: 0.75 } as const;
const soft = { voice: 'steel', velocity: 0.5 } as const;
const nylon = { voice: 'nylon', velocity: 0.85 } as const;

const openProgression: readonly Chord[] = ['Em', 'G', 'C', 'D', 'Em', 'G', 'C', 'D'];

export const openChords = createScore(
  { tempo: 78, beatsPerBar: 4 },
  createLabels([...openProgression, 'Em'], 4),
  [
    ...openProgression.flatMap((chord, i) => {
      const at = i * 4;
      const first = i < 4;
      const downs = first ? [0, 1, 2, 3] : [0, 1, 3];
      const ups = first ? [] : [1.5, 2.5, 3.5];
      return [
        ...downs.flatMap((beat) => strumChord(steel, chord, at + beat, first ? 1 : 0.9)),
        ...ups.flatMap((beat) => strumChord(soft, chord, at + beat, 0.5, true)),
      ];
    }),
    ...strumChord(steel, 'Em', 32, 4),
  ],
);

const scaleUp = ['C3', 'D3', 'E3', 'F3', 'G3', 'A3', 'B3', 'C4', 'D4', 'E4', 'F4', 'G4'];
const run = [...scaleUp, ...scaleUp.toReversed().slice(1, -1)];

export const alternatePicking = createScore(
  { tempo: 92, beatsPerBar: 4 },
  [
    { text: '1 2 3 4', beat: 0, beats: 12 },
    { text: '1 & 2 & 3 & 4 &', beat: 12, beats: 26 },
  ],
  [
    ...parseMelody(scaleUp.join(' '), { voice: 'steel', velocity: 0.8 }),
    ...parseMelody(
      [...run, ...run, 'C3/4'].map((n) => (n.includes('/') ? n : `${n}/.5`)).join(' '),
      {
        voice: 'steel',
        velocity: 0.78,
      },
      12,
    ),
  ].map((note) => assignFret(note)),
);

const travisBass: Record<string, readonly [number, number]> = { C: [4, 3], Am: [4, 3], F: [5, 3], G: [5, 3] };

/** The first bars use the thumb and one finger only. */
const leftOut = (at: number): number => (at < 8 ? 3 : 0);

const travis = (chord: Chord, at: number): Note[] => {
  const [low, high] = travisBass[chord] ?? [4, 3];
  const thumb = [low, high, low, high].map((string, i) => pickString(nylon, chord, string, at + i, 1.2));
  const fingers = [1, 0, 2, 1].map((string, i) =>
    pickString({ ...nylon, velocity: 0.6 }, chord, string, at + i + 0.5, 1.3),
  );
  return [...thumb, ...fingers.slice(leftOut(at))];
};

/** For Travis picking: the thumb alternates between two bass strings, the fingers play between. */
const travisProgression: readonly Chord[] = ['C', 'Am', 'C', 'Am', 'F', 'G', 'C', 'Am', 'F', 'G'];

export const travisPicking = createScore(
  { tempo: 88, beatsPerBar: 4 },
  createLabels([...travisProgression, 'C'], 4),
  [...travisProgression.flatMap((chord, i) => travis(chord, i * 4)), ...strumChord(nylon, 'C', 40, 4)],
);

const blues = ['A', 'A', 'A', 'A', 'D', 'D', 'A', 'A', 'E', 'D', 'A', 'E'] as const;
const bluesRoot = { A: 4, D: 3, E: 5 } as const;

const riff = (chord: keyof typeof bluesRoot, at: number): Note[] =>
  Array.from({ length: 8 }, (_, i) => {
    const beat = at + Math.floor(i / 2) + (i % 2 ? 2 / 3 : 0);
    const root = bluesRoot[chord];
    const upper = Math.floor(i / 2) % 2 ? 4 : 2;
    const long = i % 2 ? 0.3 : 0.6;
    return [
      createFrettedNote(steel, root, 0, beat, long),
      createFrettedNote(steel, root - 1, upper, beat + 0.02, long),
    ];
  }).flat();

export const bluesShuffle = createScore(
  { tempo: 108, beatsPerBar: 4 },
  createLabels([...blues, 'A'], 4).map((label) => ({
    ...label,
    text: `${label.text}7`,
  })),
  [
    ...blues.flatMap((chord, i) => riff(chord, i * 4)),
    ...createBars(swing, 12, 4),
    createFrettedNote(steel, 4, 0, 48, 4),
    createFrettedNote(steel, 3, 2, 48.03, 4),
    createFrettedNote(steel, 2, 0, 48.06, 4),
  ],
);

const phrases = `_/1 E4/.5 G4/.5 A4/1.5 C5/.5  A4/.5 G4/.5 E4/1 D4/.5 C4/.5 A3/1
  _/1 E4/.5 G4/.5 A4/1 C5/1  D5/.5 C5/.5 A4/.5 G4/.5 A4/2
  _/.5 C5/.5 D5/.5 C5/.5 A4/1 G4/1  A4/.5 G4/.5 E4/.5 D4/.5 E4/2
  _/.5 A3/.5 C4/.5 D4/.5 E4/.5 G4/.5 A4/.5 C5/.5  D5/1 C5/.5 A4/.5 A4/2`;

const lowRoots =
  'A1/1.5 A1/.5 A1/1 A1/1 G1/1.5 G1/.5 G1/1 G1/1 F1/1.5 F1/.5 F1/1 F1/1 G1/1.5 G1/.5 G1/1 G1/1 ';

export const pentatonicLead = createScore(
  { tempo: 84, beatsPerBar: 4 },
  createLabels(['Am', 'G', 'F', 'G', 'Am', 'G', 'F', 'G', 'Am'], 4),
  [
    ...parseMelody(phrases, { voice: 'lead', velocity: 0.95 }).map((note) => assignFret(note, 5)),
    assignFret({ beat: 32, beats: 4, voice: 'lead', velocity: 0.9, pitch: 69 }, 5),
    ...parseMelody(`${lowRoots}${lowRoots}A1/4`, { voice: 'bass', velocity: 0.7, backing: true }),
    ...createBars(rock, 8, 4),
  ],
);

/** Auld Lang Syne, the Scottish melody of ‘Purano Sei Diner Kotha’. */
export const auldLangSyne = `_/3 G3 C4/1.5 C4/.5 C4 E4 D4/1.5 C4/.5 D4 E4 C4/1.5 C4/.5 E4 G4 A4/3 A4
  G4/1.5 E4/.5 E4 C4 D4/1.5 C4/.5 D4 E4 C4/1.5 A3/.5 A3 G3 C4/3 A4
  G4/1.5 E4/.5 E4 C4 D4/1.5 C4/.5 D4 A4 G4/1.5 E4/.5 E4 G4 A4/3 A4
  G4/1.5 E4/.5 E4 C4 D4/1.5 C4/.5 D4 E4 C4/1.5 A3/.5 A3 G3 C4/4`;

const auldVerse = ['C', 'G', 'C', 'F', 'C', 'G', 'F', 'C'] as const;
export const auldChords = [...auldVerse, ...auldVerse] as const;
const auldBass = { C: [4, 3], G: [5, 3], F: [5, 1] } as const;

export const puranoSei = createScore(
  { tempo: 112, beatsPerBar: 4 },
  createLabels(auldChords, 4).map((label) => ({ ...label, beat: label.beat + 4 })),
  [
    ...parseMelody(auldLangSyne, { voice: 'nylon', velocity: 0.9 }).map((note) => assignFret(note)),
    ...auldChords.flatMap((chord, i) => {
      const [string, fret] = auldBass[chord];
      const gentle = { voice: 'nylon', velocity: 0.6 } as const;
      return [0, 2].map((beat) => createFrettedNote(gentle, string, fret, 4 + i * 4 + beat, 2));
    }),
  ],
);

const dadraProgression: readonly Chord[] = [
  'Am',
  'Am',
  'Dm',
  'Am',
  'E7',
  'Am',
  'Am',
  'Dm',
  'G',
  'C',
  'E7',
  'Am',
];
const dadraRoot: Partial<Record<Chord, number>> = { Am: 4, Dm: 3, E7: 5, G: 5, C: 4 };

/** Six beats counted 3 + 3, as in dadra: the root and two light strokes, twice. */
export const dadraStrum = createScore(
  { tempo: 156, beatsPerBar: 6 },
  createLabels([...dadraProgression, 'Am'], 6),
  [
    ...dadraProgression.flatMap((chord, i) =>
      [0, 3].flatMap((half) => [
        pickString(nylon, chord, dadraRoot[chord] ?? 4, i * 6 + half, 2.6),
        ...strumChord({ voice: 'nylon', velocity: 0.5 }, chord, i * 6 + half + 1, 0.9),
        ...strumChord({ voice: 'nylon', velocity: 0.42 }, chord, i * 6 + half + 2, 0.9, true),
      ]),
    ),
    ...strumChord(nylon, 'Am', 72, 6),
  ],
);
