import type { Note, Score } from '../score/score.ts';

/** One staff: its clef, its notes, and the tuning of its strings from the highest one where it is a tablature. */
export interface Staff {
  readonly clef: string;
  readonly notes: readonly Note[];
  readonly tuning?: readonly string[];
}

const clef = (sign: string, line: number, octaves = 0): string =>
  `<sign>${sign}</sign><line>${line}</line>${octaves ? `<clef-octave-change>${octaves}</clef-octave-change>` : ''}`;

const guitarTuning = ['E4', 'B3', 'G3', 'D3', 'A2', 'E2'];
const bassTuning = ['G2', 'D2', 'A1', 'E1'];

/** Guitar and bass sound an octave below their notation. */
const fretted = (notes: readonly Note[], sign: string, line: number, tuning: readonly string[]): Staff[] => [
  { clef: clef(sign, line, -1), notes },
  { clef: clef('TAB', 5), notes, tuning },
];

/** The staves of the notes that the picture of the video shows too; without the accompaniment. */
export const listStaves = (score: Score): readonly Staff[] => {
  const notes = score.notes.filter(({ backing }) => !backing);
  const ofHand = (hand: Note['hand']): readonly Note[] => notes.filter((note) => note.hand === hand);
  switch (notes[0]?.voice) {
    case 'piano':
      return [
        { clef: clef('G', 2), notes: ofHand('right') },
        { clef: clef('F', 4), notes: ofHand('left') },
      ];
    case 'harmonium':
      return [{ clef: clef('G', 2), notes }];
    case 'drum':
      return [{ clef: '<sign>percussion</sign>', notes }];
    case 'bass':
      return fretted(notes, 'F', 4, bassTuning);
    default:
      return fretted(notes, 'G', 2, guitarTuning);
  }
};
