import type { DrumName, Note } from '../score/score.ts';
import type { ChordPart } from './rhythm.ts';

const types: Readonly<Record<number, readonly [type: string, dots?: number]>> = {
  48: ['whole'],
  36: ['half', 1],
  24: ['half'],
  18: ['quarter', 1],
  12: ['quarter'],
  9: ['eighth', 1],
  8: ['quarter'],
  6: ['eighth'],
  4: ['eighth'],
  3: ['16th'],
};
const triplet =
  '<time-modification><actual-notes>3</actual-notes><normal-notes>2</normal-notes></time-modification>';

const writeType = (length: number): string => {
  const [type, dots = 0] = types[length] ?? [];
  if (!type) throw new Error(`no note lasts ${length} twelfths`);
  return `<type>${type}</type>${'<dot/>'.repeat(dots)}`;
};
const writeTriplet = (length: number): string => (length % 3 === 0 ? '' : triplet);

interface Drum {
  readonly midi: number;
  readonly step: string;
  readonly octave: number;
  readonly head?: string;
}

/** MIDI numbers of the percussion key map, and the place on the staff. */
export const drums: Readonly<Record<DrumName, Drum>> = {
  kick: { midi: 36, step: 'F', octave: 4 },
  snare: { midi: 38, step: 'C', octave: 5 },
  hat: { midi: 42, step: 'G', octave: 5, head: 'x' },
  open: { midi: 46, step: 'G', octave: 5, head: 'circle-x' },
  ride: { midi: 51, step: 'F', octave: 5, head: 'x' },
  crash: { midi: 49, step: 'A', octave: 5, head: 'x' },
  high: { midi: 48, step: 'E', octave: 5 },
  mid: { midi: 47, step: 'D', octave: 5 },
  floor: { midi: 43, step: 'A', octave: 4 },
  click: { midi: 37, step: 'C', octave: 5, head: 'x' },
};

const pitches = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'B'] as const;

const writePitch = (pitch: number): string => {
  const [step, sign] = pitches[pitch % 12] ?? 'C';
  const alter = sign ? `<alter>${sign === '#' ? 1 : -1}</alter>` : '';
  return `<pitch><step>${step}</step>${alter}<octave>${Math.floor(pitch / 12) - 1}</octave></pitch>`;
};

const writeTone = ({ drum, pitch }: Note): string => {
  if (!drum) return writePitch(pitch);
  const { step, octave } = drums[drum];
  return `<unpitched><display-step>${step}</display-step><display-octave>${octave}</display-octave></unpitched>`;
};

const writeTies = ({ isTiedBack, isTiedOn }: ChordPart, name: 'tie' | 'tied'): string =>
  (isTiedBack ? `<${name} type="stop"/>` : '') + (isTiedOn ? `<${name} type="start"/>` : '');

const writeNotations = (part: ChordPart, { place }: Note, isTab: boolean): string => {
  const fret =
    isTab && place
      ? `<technical><string>${place.string + 1}</string><fret>${place.fret}</fret></technical>`
      : '';
  const notations = writeTies(part, 'tied') + fret;
  return notations && `<notations>${notations}</notations>`;
};

/** The number of the staff, from 1, and whether it is a tablature. */
export interface StaffPlace {
  readonly staff: number;
  readonly isTab: boolean;
}

const writeRest = ({ start, end }: ChordPart, staff: number): string => {
  const length = end - start;
  return `<note><rest/><duration>${length}</duration><voice>${staff}</voice>${writeType(length)}${writeTriplet(length)}<staff>${staff}</staff></note>`;
};

/** A chord part as notes of MusicXML, in the order of its elements. */
export const writeChord = (part: ChordPart, { staff, isTab }: StaffPlace): string => {
  const length = part.end - part.start;
  if (part.notes.length === 0) return writeRest(part, staff);
  return part.notes
    .map((note, i) => {
      const drum = note.drum && drums[note.drum];
      return [
        `<note>${i > 0 ? '<chord/>' : ''}${writeTone(note)}<duration>${length}</duration>${writeTies(part, 'tie')}`,
        drum ? `<instrument id="P1-${drum.midi}"/>` : '',
        `<voice>${staff}</voice>${writeType(length)}${writeTriplet(length)}`,
        drum ? `<notehead>${drum.head ?? 'normal'}</notehead>` : '',
        `<staff>${staff}</staff>${writeNotations(part, note, isTab)}</note>`,
      ].join('');
    })
    .join('');
};
