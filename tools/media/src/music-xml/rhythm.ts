import type { Note, Score } from '../score/score.ts';

/** Positions and lengths in a bar are whole twelfths of a quarter note: sixteenths are 3, triplet eighths 4. */
export const QUARTER = 12;

/** Positions within a quarter note at which a note can begin. */
const starts = [9, 8, 6, 4, 3, 0] as const;
/** Strummed or loosely played notes start later than written, by less than this. Twelfths of a quarter note. */
const LATENESS = 0.1;

/** The lower number of the metre; more than four beats are counted as eighths. */
export const beatTypeOf = ({ beatsPerBar }: Score): 4 | 8 => (beatsPerBar > 4 ? 8 : 4);

const unitsPerBeat = (score: Score): number => (QUARTER * 4) / beatTypeOf(score);

/** Bars of the written score. The first one is the count-in. */
export const countBars = (score: Score): number => Math.ceil(score.beats / score.beatsPerBar - 1e-6) + 1;
export const barLength = (score: Score): number => score.beatsPerBar * unitsPerBeat(score);

/** The position at which a note is written, from the start of the count-in: its own, or the beginning of its strum. */
const writtenStart = (score: Score, beat: number): number => {
  const units = (beat + score.beatsPerBar) * unitsPerBeat(score);
  const quarter = Math.floor((units + LATENESS) / QUARTER) * QUARTER;
  return quarter + (starts.find((start) => start <= units - quarter + LATENESS) ?? 0);
};

/** A chord, a note or a rest. */
export interface Chord {
  readonly start: number;
  readonly end: number;
  readonly notes: readonly Note[];
}

/** The chords of a staff without gaps. A note lasts until the next one, or until the beat at which it has ended. */
export const listChords = (score: Score, notes: readonly Note[]): readonly Chord[] => {
  const beat = unitsPerBeat(score);
  const last = countBars(score) * barLength(score);
  const byStart = Map.groupBy(notes, (note) => writtenStart(score, note.beat));
  const times = [...byStart.keys()].toSorted((a, b) => a - b);
  let at = 0;
  const chords: Chord[] = [];
  for (const [i, start] of times.entries()) {
    if (start > at) chords.push({ start: at, end: start, notes: [] });
    const chord = byStart.get(start) ?? [];
    const longest = Math.max(...chord.map(({ beats }) => beats)) * beat;
    const ended = Math.ceil((start + longest) / beat - LATENESS) * beat;
    at = Math.min(times[i + 1] ?? last, ended);
    chords.push({ start, end: at, notes: chord });
  }
  return at < last ? [...chords, { start: at, end: last, notes: [] }] : chords;
};

const lengths = [48, 36, 24, 18, 12, 9, 6, 3] as const;

/** The longest notatable length from a position. Parts of triplets end with their quarter note. */
const nextLength = (start: number, length: number): number => {
  const place = start % QUARTER;
  if (place % 3 !== 0) return Math.min(length, QUARTER - place);
  if (length % 3 !== 0 && length > QUARTER) return Math.floor(length / QUARTER) * QUARTER;
  if (length % 3 !== 0) return length;
  return lengths.find((each) => each <= length) ?? length;
};

/** A part of a chord within one bar with a notatable length; tied to the parts before and after it. */
export interface ChordPart extends Chord {
  readonly isTiedBack: boolean;
  readonly isTiedOn: boolean;
}

/** Splits a chord at bar lines and into notatable lengths. */
export const splitChord = (chord: Chord, bar: number): readonly ChordPart[] => {
  const parts: ChordPart[] = [];
  for (let start = chord.start; start < chord.end; ) {
    const barEnd = (Math.floor(start / bar) + 1) * bar;
    const end = start + nextLength(start, Math.min(chord.end, barEnd) - start);
    parts.push({ ...chord, start, end, isTiedBack: start > chord.start, isTiedOn: end < chord.end });
    start = end;
  }
  return parts;
};
