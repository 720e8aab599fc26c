/** From this beat on the music has this tempo. Beats are counted from the first beat of the lesson, which is beat 0. */
export type TempoChange = { readonly beat: number; readonly bpm: number };

export type BeatGrid = {
  /** Position of beat 0 in the video, in seconds. */
  readonly firstBeat: number;
  readonly beatsPerMeasure: number;
  /** In the order of their beats. The first tempo also applies before its beat. */
  readonly tempos: readonly [TempoChange, ...TempoChange[]];
};

type Segment = TempoChange & { readonly time: number };

const secondsPerBeat = ({ bpm }: TempoChange): number => 60 / bpm;

const timeWithin = (segment: Segment, beat: number): number =>
  segment.time + (beat - segment.beat) * secondsPerBeat(segment);

/** The parts of constant tempo, each with the time of its first beat. */
const segmentsOf = ({ firstBeat, tempos }: BeatGrid): [Segment, ...Segment[]] => {
  const [first, ...others] = tempos;
  let last: Segment = { ...first, time: firstBeat + first.beat * secondsPerBeat(first) };
  const segments: [Segment, ...Segment[]] = [last];
  for (const tempo of others) {
    last = { ...tempo, time: timeWithin(last, tempo.beat) };
    segments.push(last);
  }
  return segments;
};

/** The position of a beat in the video, in seconds. */
export const timeOfBeat = (grid: BeatGrid, beat: number): number => {
  const segments = segmentsOf(grid);
  return timeWithin(segments.findLast((segment) => segment.beat <= beat) ?? segments[0], beat);
};

/** The beat at a position in the video, with its fraction. */
export const beatAt = (grid: BeatGrid, seconds: number): number => {
  const segments = segmentsOf(grid);
  const segment = segments.findLast(({ time }) => time <= seconds) ?? segments[0];
  return segment.beat + (seconds - segment.time) / secondsPerBeat(segment);
};

/** A position this close before a beat is on the beat: floating-point numbers are rounded. */
const SAME_BEAT = 1e-6;

/** The first beat at or after a position. */
export const nextBeatAt = (grid: BeatGrid, seconds: number): number =>
  // + 0 turns −0 into 0.
  Math.ceil(beatAt(grid, seconds) - SAME_BEAT) + 0;

/** The number of a beat in its measure, from 0. */
export const placeInMeasure = ({ beatsPerMeasure }: BeatGrid, beat: number): number =>
  ((Math.floor(beat) % beatsPerMeasure) + beatsPerMeasure) % beatsPerMeasure;

type LessonTempo = {
  readonly tempo: number | null;
  readonly metre: string | null;
  readonly firstBeat: number | null;
  /** Beats count from 1, which is the first beat of the lesson. */
  readonly tempoMap: readonly TempoChange[];
};

/** The grid of a lesson; undefined without a tempo. The upper number of the metre is the number of beats in a measure; the tempo counts the same beats. */
export const createBeatGrid = ({ tempo, metre, firstBeat, tempoMap }: LessonTempo): BeatGrid | undefined =>
  tempo === null
    ? undefined
    : {
        firstBeat: (firstBeat ?? 0) / 1000,
        beatsPerMeasure: Number(metre?.split('/')[0]) || 4,
        tempos: [{ beat: 0, bpm: tempo }, ...tempoMap.map(({ beat, bpm }) => ({ beat: beat - 1, bpm }))],
      };
