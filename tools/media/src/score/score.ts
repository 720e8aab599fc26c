export type StringVoice = 'steel' | 'nylon' | 'lead' | 'bass' | 'tanpura';
export type DrumName =
  | 'kick'
  | 'snare'
  | 'hat'
  | 'open'
  | 'ride'
  | 'crash'
  | 'high'
  | 'mid'
  | 'floor'
  | 'click';
export type Voice = StringVoice | 'piano' | 'harmonium' | 'drum';

export interface Note {
  /** In beats from the end of the count-in. */
  readonly beat: number;
  readonly beats: number;
  readonly voice: Voice;
  /** MIDI note number; drums ignore it. */
  readonly pitch: number;
  /** 0…1 */
  readonly velocity: number;
  readonly drum?: DrumName;
  /** Position of a fretted note; string 0 is the highest. */
  readonly place?: { readonly string: number; readonly fret: number };
  readonly hand?: 'left' | 'right';
  /** Audible but not drawn: the accompaniment. */
  readonly backing?: boolean;
}

/** A caption during a span of beats: the name of a chord, a sticking or a tempo. */
export interface Label {
  readonly beat: number;
  readonly beats: number;
  readonly text: string;
}

export interface Score {
  readonly tempo: number;
  readonly beatsPerBar: number;
  readonly beats: number;
  readonly notes: readonly Note[];
  readonly labels: readonly Label[];
}

/** A score that ends with its last label. */
export const createScore = (
  metre: Pick<Score, 'tempo' | 'beatsPerBar'>,
  labels: readonly Label[],
  notes: readonly Note[],
): Score => ({ ...metre, beats: Math.max(...labels.map(({ beat, beats }) => beat + beats)), labels, notes });

/** The metre as musicians write it: bars of more than four beats count in eighths. */
export const metreOf = ({ beatsPerBar }: Score): string => `${beatsPerBar}/${beatsPerBar > 4 ? 8 : 4}`;

/** Duration in seconds, including the decay of the last note. */
const RELEASE_SECONDS = 2.4;

export const beatToSeconds = (score: Score, beat: number): number =>
  ((beat + score.beatsPerBar) * 60) / score.tempo;

export const calculateLength = (score: Score): number => beatToSeconds(score, score.beats) + RELEASE_SECONDS;

export const pitchToHertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

const steps: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** `F#4` → 66 */
export const parsePitch = (name: string): number => {
  const [, letter, sign, octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  if (!letter || !octave) throw new Error(`not a note: ${name}`);
  return (steps[letter] ?? 0) + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + 12 * (Number(octave) + 1);
};

export const formatPitch = (pitch: number): string =>
  ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'Bb', 'B'][pitch % 12] ?? '';

/** Parses `G4 A4/.5 C4+E4/2 _/1`: a sequence of notes; `/` gives the beats (default 1), `+` a chord, `_` a rest. */
export const parseMelody = (text: string, as: Omit<Note, 'beat' | 'beats' | 'pitch'>, from = 0): Note[] => {
  let beat = from;
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const [names = '', length = '1'] = word.split('/');
      const beats = Number(length);
      const start = beat;
      beat += beats;
      if (names === '_') return [];
      return names.split('+').map((name) => ({ ...as, beat: start, beats, pitch: parsePitch(name) }));
    });
};
