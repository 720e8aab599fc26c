import { beatToSeconds, metreOf, type Score } from '../score/score.ts';
import type { LessonVideo } from './lesson-video.ts';

interface Chapter {
  readonly seconds: number;
  readonly title: string;
  readonly titleBn: string;
}

/** Tempo in beats per minute, metre, the position of the first beat in the video in milliseconds, and the chapters. */
export interface LessonTempo {
  readonly tempo: number;
  readonly metre: string;
  readonly firstBeat: number;
  readonly chapters: readonly Chapter[];
}

/** The bar at which the second half begins. */
const findHalf = ({ beats, beatsPerBar }: Score): number => Math.ceil(beats / beatsPerBar / 2) * beatsPerBar;

const chapterAt = (score: Score, beat: number, title: string, titleBn: string): Chapter => ({
  seconds: Math.round(beatToSeconds(score, beat)),
  title,
  titleBn,
});

/** The count-in is on the beats too, so the first beat of each video is at its start. */
const tempoOf = (score: Score): LessonTempo => ({
  tempo: score.tempo,
  metre: metreOf(score),
  firstBeat: 0,
  chapters: [
    { seconds: 0, title: 'Count-in', titleBn: 'শুরুর গোনা' },
    chapterAt(score, 0, 'First half', 'প্রথম অর্ধেক'),
    chapterAt(score, findHalf(score), 'Second half', 'দ্বিতীয় অর্ধেক'),
  ],
});

/** The tempo and the chapters of each video, by file name. */
export const listTempos = (videos: readonly LessonVideo[]): Record<string, LessonTempo> =>
  Object.fromEntries(videos.map(({ file, score }) => [file, tempoOf(score)]));
