import { createLabels } from './fretted.ts';
import { auldChords, auldLangSyne } from './guitar.ts';
import { createScore, type Note, parseMelody } from './score.ts';

const right = { voice: 'piano', velocity: 0.8, hand: 'right' } as const;
const leftHand = { voice: 'piano', velocity: 0.55, hand: 'left' } as const;

const up = 'C4 D4 E4 F4 G4 A4 B4 C5';
const descending = 'B4 A4 G4 F4 E4 D4 C4';
const octaveLower = (text: string) =>
  text.replace(/(\d)(?=\s|\/|$)/g, (octave) => String(Number(octave) - 1));

export const cMajor = createScore(
  { tempo: 92, beatsPerBar: 4 },
  createLabels(['1 2 3 · 1 2 3 4 5', '5 4 3 2 1 · 3 2 1', 'C'], 16),
  [
    ...parseMelody(`${up} ${descending}/2`, right),
    ...parseMelody(`${octaveLower(up)} ${octaveLower(descending)}/2`, leftHand, 16),
    ...parseMelody(`${up} ${descending}/2`, right, 32),
    ...parseMelody(`${octaveLower(up)} ${octaveLower(descending)}/2`, leftHand, 32),
  ],
);

const reed = { voice: 'harmonium', velocity: 0.75, hand: 'right' } as const;
const drone = 'G3/1 C4/1 C4/1 C3/1';
const palta = (names: string, step: number) => {
  const row = names.split(' ');
  return Array.from({ length: row.length - step + 1 }, (_, i) => row.slice(i, i + step).join(' ')).join(' ');
};

/** The scale up and down, and a palta of three notes, over a tanpura of সা and পা. */
export const sargam = createScore(
  { tempo: 96, beatsPerBar: 4 },
  [
    { text: 'সা → সা', beat: 0, beats: 8 },
    { text: 'সা ← সা', beat: 8, beats: 8 },
    { text: 'সারেগা রেগামা', beat: 16, beats: 20 },
    { text: 'সানিধা নিধাপা', beat: 36, beats: 24 },
  ],
  [
    ...parseMelody(up, reed),
    ...parseMelody(`C5 ${descending}`, reed, 8),
    ...parseMelody(`${palta(up, 3)} C5/2`, reed, 16),
    ...parseMelody(`${palta(`C5 ${descending}`, 3)} C4/4`, reed, 36),
    ...Array.from({ length: 15 }, (_, i) =>
      parseMelody(drone, { voice: 'tanpura', velocity: 0.42, backing: true }, i * 4),
    ).flat(),
  ],
);

const minuetRight = `D5 G4/.5 A4/.5 B4/.5 C5/.5 D5 G4 G4 E5 C5/.5 D5/.5 E5/.5 F#5/.5 G5 G4 G4
  C5 D5/.5 C5/.5 B4/.5 A4/.5 B4 C5/.5 B4/.5 A4/.5 G4/.5 F#4 G4/.5 A4/.5 B4/.5 G4/.5 B4 A4/2
  D5 G4/.5 A4/.5 B4/.5 C5/.5 D5 G4 G4 E5 C5/.5 D5/.5 E5/.5 F#5/.5 G5 G4 G4
  C5 D5/.5 C5/.5 B4/.5 A4/.5 B4 C5/.5 B4/.5 A4/.5 G4/.5 A4 B4/.5 A4/.5 G4/.5 F#4/.5 G4/3`;
const minuetLeft = `G3+B3+D4/2 A3 B3/3 C4/3 B3/3 A3/3 G3/3 D4 B3 G3 D4 D3/.5 C4/.5 B3/.5 A3/.5
  B3/2 A3 G3 B3 G3 C4/3 B3 C4/.5 B3/.5 A3/.5 G3/.5 A3/2 F#3 G3/2 B3 C4 D4 D3 G3/2 G2`;

/** Christian Petzold's minuet (about 1725) from the Notebook for Anna Magdalena Bach. */
export const minuet = createScore(
  { tempo: 108, beatsPerBar: 3 },
  createLabels(['1–4', '5–8', '9–12', '13–16'], 12),
  [...parseMelody(minuetRight, right), ...parseMelody(minuetLeft, leftHand)],
);

const triads = { C: 'C3+E3+G3', G: 'B2+D3+G3', F: 'C3+F3+A3', Am: 'C3+E3+A3' } as const;
const octaveHigher = (text: string) =>
  text.replace(/(\d)(?=\s|\/|$)/g, (octave) => String(Number(octave) + 1));
const sungHigher = auldLangSyne.replace(
  /([A-G])(\d)/g,
  (_, name: string, octave: string) => `${name}${Number(octave) + 1}`,
);

export const puranoSeiPiano = createScore(
  { tempo: 112, beatsPerBar: 4 },
  createLabels(auldChords, 4).map((label) => ({ ...label, beat: label.beat + 4 })),
  [
    ...parseMelody(sungHigher, right),
    ...auldChords.flatMap((chord, i) =>
      parseMelody(`${triads[chord]}/2 ${triads[chord]}/2`, leftHand, 4 + i * 4),
    ),
  ],
);

const round = ['C', 'G', 'Am', 'F', 'C', 'G', 'Am', 'F'] as const;
const roots = { C: 'C3', G: 'G2', Am: 'A2', F: 'F2' } as const;

const comp = (chord: keyof typeof triads, at: number, i: number): Note[] => {
  const high = triads[chord].split('+').map(octaveHigher).join('+');
  const rhythm = i < 4 ? `${high} ${high} ${high} ${high}` : `${high}/1.5 ${high}/1 ${high}/.5 ${high}/1`;
  return [
    ...parseMelody(rhythm, { ...right, velocity: 0.55 }, at),
    ...parseMelody(`${roots[chord]}/2 ${roots[chord]}/2`, leftHand, at),
  ];
};

export const fourChords = createScore({ tempo: 84, beatsPerBar: 4 }, createLabels([...round, 'C'], 4), [
  ...round.flatMap((chord, i) => comp(chord, i * 4, i)),
  ...parseMelody('C4+E4+G4/4', right, 32),
  ...parseMelody('C3/4', leftHand, 32),
]);
