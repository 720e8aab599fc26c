export const tempoLimits = { min: 40, max: 280, default: 100 } as const;
export const beatsPerMeasure = 4;

export const clampTempo = (bpm: number): number =>
  Math.min(tempoLimits.max, Math.max(tempoLimits.min, Math.round(bpm)));

/** Seconds between two beats. */
export const beatLength = (bpm: number): number => 60 / bpm;

/** The first beat of a measure is the accent. */
export const isAccent = (beat: number): boolean => beat % beatsPerMeasure === 0;
