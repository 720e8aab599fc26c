import type { Score } from '../score/score.ts';
import type { LessonVideo } from './lesson-video.ts';

/** Tempo in beats per minute, metre, and the position of the first beat in the video in milliseconds. */
export interface LessonTempo {
  readonly tempo: number;
  readonly metre: string;
  readonly firstBeat: number;
}

/** The count-in is on the beats too, so the first beat of each video is at its start. */
const tempoOf = ({ tempo, beatsPerBar }: Score): LessonTempo => ({
  tempo,
  metre: `${beatsPerBar}/${beatsPerBar > 4 ? 8 : 4}`,
  firstBeat: 0,
});

/** The tempo of each video, by file name. */
export const listTempos = (videos: readonly LessonVideo[]): Record<string, LessonTempo> =>
  Object.fromEntries(videos.map(({ file, score }) => [file, tempoOf(score)]));
