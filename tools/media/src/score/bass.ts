import { createBars, type Pattern, rock, swing } from './drums.ts';
import { assignFret, createLabels } from './fretted.ts';
import { createScore, type Note, parseMelody } from './score.ts';

const bassVoice = { voice: 'bass', velocity: 0.9 } as const;
const backingVoice = { voice: 'piano', velocity: 0.35, backing: true } as const;

const line = (text: string): Note[] => parseMelody(text, bassVoice).map((note) => assignFret(note));

const walk = `A1 C2 E2 G2  D2 F2 A2 F2  E2 D2 B1 G#1  A1 B1 C2 E2
  D2 E2 F2 D2  A1 G1 F1 E1  F1 A1 C2 F2  E2 D2 B1 G#1`;

const walkChords = ['Am', 'Dm', 'E7', 'Am', 'Dm', 'Am', 'F', 'E7'] as const;
const walkComping = `_/.67 C4+E4+G4/.5 _/2.83  _/.67 C4+D4+F4/.5 _/2.83  _/.67 B3+D4+G#4/.5 _/2.83  _/.67 C4+E4+G4/.5 _/2.83
  _/.67 C4+D4+F4/.5 _/2.83  _/.67 C4+E4+G4/.5 _/2.83  _/.67 C4+F4+A4/.5 _/2.83  _/.67 B3+D4+G#4/.5 _/2.83`;

export const walking = createScore(
  { tempo: 116, beatsPerBar: 4 },
  createLabels([...walkChords, ...walkChords, 'Am'], 4),
  [
    ...line(`${walk} ${walk} A1/4`),
    ...parseMelody(`${walkComping} ${walkComping} C4+E4+G4/4`, backingVoice),
    ...createBars(swing, 16, 4),
  ],
);

const rootKick: Pattern = { stepsPerBeat: 2, rows: { hat: 'xxxxxxxx', snare: '..X...X.', kick: 'X..xX...' } };
const rootBar = (root: string, fifth: string) => `${root}/1.5 ${root}/.5 ${fifth}/1.5 _/.5`;
const rootRound = [rootBar('C2', 'G2'), rootBar('G1', 'D2'), rootBar('A1', 'E2'), rootBar('F1', 'C2')].join(
  ' ',
);

export const rootAndFifth = createScore(
  { tempo: 90, beatsPerBar: 4 },
  createLabels(['C', 'G', 'Am', 'F', 'C', 'G', 'Am', 'F', 'C'], 4),
  [...line(`${rootRound} ${rootRound} C2/4`), ...createBars(rootKick, 8, 4)],
);

const dance: Pattern = {
  stepsPerBeat: 2,
  rows: { hat: 'x.x.x.x.', open: '.x.x.x.x', snare: '..X...X.', kick: 'X.X.X.X.' },
};
const bounce = (low: string, high: string) =>
  Array.from({ length: 4 }, () => `${low}/.5 ${high}/.5`).join(' ');
const danceRound = [bounce('A1', 'A2'), bounce('F1', 'F2'), bounce('C2', 'C3'), bounce('G1', 'G2')].join(' ');

export const octaves = createScore(
  { tempo: 112, beatsPerBar: 4 },
  createLabels(['Am', 'F', 'C', 'G', 'Am', 'F', 'C', 'G', 'Am', 'F', 'C', 'G', 'Am'], 4),
  [...line(`${danceRound} ${danceRound} ${danceRound} A1/4`), ...createBars(dance, 12, 4)],
);

const eighths = (name: string) => Array.from({ length: 8 }, () => `${name}/.5`).join(' ');
const into = (name: string, steps: string) =>
  `${Array.from({ length: 6 }, () => `${name}/.5`).join(' ')} ${steps}`;
const driving = [
  into('E1', 'G1/.5 B1/.5'),
  into('C2', 'B1/.5 A1/.5'),
  eighths('G1'),
  into('D2', 'C2/.5 A1/.5'),
].join(' ');

export const eighthNotes = createScore(
  { tempo: 104, beatsPerBar: 4 },
  createLabels(['Em', 'C', 'G', 'D', 'Em', 'C', 'G', 'D', 'Em', 'C', 'G', 'D', 'Em'], 4),
  [...line(`${driving} ${driving} ${driving} E1/4`), ...createBars(rock, 12, 4)],
);
