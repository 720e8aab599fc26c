import { beatToSeconds, type Score } from '../score/score.ts';
import type { LessonVideo } from './lesson-video.ts';

export interface LessonCaptions {
  readonly en: string;
  readonly bn: string;
}

/** 00:07.250 */
const formatTime = (seconds: number): string => {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, length: number): string => String(Math.floor(value)).padStart(length, '0');
  return `${part(milliseconds / 60_000, 2)}:${part((milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`;
};

const writeVtt = (score: Score, countIn: string, show: (label: string) => string): string => {
  const cue = (beat: number, beats: number, text: string): string =>
    `${formatTime(beatToSeconds(score, beat))} --> ${formatTime(beatToSeconds(score, beat + beats))}\n${text}`;
  const labels = score.labels.map(({ beat, beats, text }) => cue(beat, beats, show(text)));
  return `${['WEBVTT', cue(-score.beatsPerBar, score.beatsPerBar, countIn), ...labels].join('\n\n')}\n`;
};

const bengaliDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));

/** The count-in and the label of each span of beats, which the picture shows too. */
const captionsOf = (score: Score): LessonCaptions => {
  const count = Array.from({ length: score.beatsPerBar }, (_, i) => i + 1).join(', ');
  return {
    en: writeVtt(score, `Count: ${count}`, (label) => label),
    bn: writeVtt(score, `গুনুন: ${bengaliDigits(count)}`, (label) => label),
  };
};

/** The captions of each video in WebVTT, by file name. */
export const listCaptions = (videos: readonly LessonVideo[]): Record<string, LessonCaptions> =>
  Object.fromEntries(videos.map(({ file, score }) => [file, captionsOf(score)]));
