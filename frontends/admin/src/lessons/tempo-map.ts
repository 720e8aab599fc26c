import { toAsciiDigits } from '@sargam/kit/format';
import type { Lesson } from './lesson.ts';

type TempoChange = Lesson['tempoMap'][number];

/** The tempo map as lines of text: `17 96` is 96 beats per minute from beat 17 on. */
export const formatTempoMap = (changes: readonly TempoChange[]): string =>
  changes.map(({ beat, bpm }) => `${beat} ${bpm}`).join('\n');

/** The changes of the lines; undefined if a line has another form or a beat is not after the one before. */
export const parseTempoMap = (text: string): TempoChange[] | undefined => {
  const lines = text
    .split('\n')
    .map((line) => toAsciiDigits(line).trim())
    .filter(Boolean);
  const changes = lines.flatMap((line) => {
    const [, beat, bpm] = /^(\d{1,6})\s+(\d{2,3}(?:\.\d+)?)$/.exec(line) ?? [];
    return beat && bpm ? [{ beat: Number(beat), bpm: Number(bpm) }] : [];
  });
  const isInOrder = changes.every(({ beat }, at) => beat > (changes[at - 1]?.beat ?? 1));
  return changes.length === lines.length && isInOrder ? changes : undefined;
};
