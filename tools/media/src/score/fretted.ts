import { type Label, type Note, parsePitch, type StringVoice } from './score.ts';

const open = {
  guitar: ['E4', 'B3', 'G3', 'D3', 'A2', 'E2'].map(parsePitch),
  bass: ['G2', 'D2', 'A1', 'E1'].map(parsePitch),
};

const tuningOf = (voice: StringVoice) => (voice === 'bass' ? open.bass : open.guitar);

export interface Touch {
  readonly voice: StringVoice;
  readonly velocity?: number;
}

export const createFrettedNote = (
  touch: Touch,
  string: number,
  fret: number,
  beat: number,
  beats: number,
): Note => ({
  beat,
  beats,
  voice: touch.voice,
  velocity: touch.velocity ?? 0.8,
  pitch: (tuningOf(touch.voice)[string] ?? 0) + fret,
  place: { string, fret },
});

/** Finds the position of a pitch that is nearest to the nut: on the highest string whose open note is not above the pitch. */
export const assignFret = (note: Note, from = 0): Note => {
  const tuning = tuningOf(note.voice as StringVoice);
  const string = tuning.findIndex((pitch) => pitch + from <= note.pitch);
  if (string < 0) throw new Error(`below the lowest string: ${note.pitch}`);
  return { ...note, place: { string, fret: note.pitch - (tuning[string] ?? 0) } };
};

/** Parses a chord from the lowest string: `x02210`. */
export const shapes = {
  Em: '022000',
  G: '320003',
  C: 'x32010',
  D: 'xx0232',
  Am: 'x02210',
  Dm: 'xx0231',
  E7: '020100',
  F: '133211',
  Cadd9: 'x32033',
} as const;
export type Chord = keyof typeof shapes;

const listFrets = (chord: Chord): { string: number; fret: number }[] =>
  [...shapes[chord]].flatMap((fret, i) => (fret === 'x' ? [] : [{ string: 5 - i, fret: Number(fret) }]));

const STROKE = 0.035;

export const strumChord = (touch: Touch, chord: Chord, beat: number, beats: number, up = false): Note[] => {
  const places = listFrets(chord);
  const struck = up ? places.toReversed().slice(0, 4) : places;
  return struck.map(({ string, fret }, i) =>
    createFrettedNote(touch, string, fret, beat + i * STROKE, beats - i * STROKE),
  );
};

/** The note of a chord on one string. */
export const pickString = (touch: Touch, chord: Chord, string: number, beat: number, beats: number): Note => {
  const place = listFrets(chord).find((each) => each.string === string);
  if (!place) throw new Error(`${chord} does not sound string ${string}`);
  return createFrettedNote(touch, string, place.fret, beat, beats);
};

export const createLabels = <T extends string>(
  names: readonly T[],
  beatsEach: number,
): (Label & { text: T })[] => names.map((text, i) => ({ text, beat: i * beatsEach, beats: beatsEach }));
