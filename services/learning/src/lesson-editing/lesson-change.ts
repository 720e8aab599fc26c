import type { FieldError } from '@sargam/chassis/errors';
import type { UpdateLessonRequest } from '@sargam/proto/learning/v1/lessons';
import type { Chapter, TempoChange } from '../database.ts';
import { parseStatus } from '../lessons/lesson-message.ts';
import type { LessonRow } from '../lessons/lesson-store.ts';
import { validateTitle } from '../lessons/lesson-title.ts';
import { parseLocalizedText } from '../localized-text.ts';
import type { LessonStatus } from '../permissions/access-reason.ts';

/** The fields of a lesson that editors change. */
export interface LessonFields {
  readonly title: { readonly en: string; readonly bn: string };
  readonly status: LessonStatus;
  readonly tempo_bpm: number | null;
  readonly metre: string | null;
  readonly first_beat_ms: number | null;
  readonly chapters: readonly Chapter[];
  readonly tempo_changes: readonly TempoChange[];
}

const maxChapters = 100;
const maxTempoChanges = 200;
const maxTitleLength = 200;
const slowestBpm = 20;
const fastestBpm = 400;

const toChapters = (list: NonNullable<UpdateLessonRequest['chapters']>): Chapter[] =>
  list.chapters.map(({ seconds, title }) => ({
    seconds,
    title: parseLocalizedText(title),
  }));

/** The fields after the request; missing fields stay. */
export const applyChange = (before: LessonRow, request: UpdateLessonRequest): LessonFields => {
  const { titleEn, titleBn, status, tempoBpm, metre, firstBeatMs, chapters, tempoMap } = request;
  return {
    title: { en: (titleEn ?? before.title.en).trim(), bn: (titleBn ?? before.title.bn).trim() },
    status: parseStatus(status) ?? before.status,
    tempo_bpm: tempoBpm === undefined ? before.tempo_bpm : tempoBpm || null,
    metre: metre === undefined ? before.metre : metre.trim() || null,
    first_beat_ms: firstBeatMs === undefined ? before.first_beat_ms : firstBeatMs < 0 ? null : firstBeatMs,
    chapters: chapters ? toChapters(chapters) : before.chapters,
    tempo_changes: tempoMap ? tempoMap.changes.map(({ beat, bpm }) => ({ beat, bpm })) : before.tempo_changes,
  };
};

const isMetre = (metre: string): boolean => /^([1-9]|[12]\d|3[0-2])\/(1|2|4|8|16|32)$/.test(metre);

const areChapters = (chapters: readonly Chapter[], durationSeconds: number): boolean =>
  chapters.length <= maxChapters &&
  chapters.every(
    ({ seconds, title }, at) =>
      title.en !== '' &&
      Math.max(title.en.length, title.bn.length) <= maxTitleLength &&
      seconds > (chapters[at - 1]?.seconds ?? -1) &&
      (durationSeconds === 0 || seconds < durationSeconds),
  );

const isTempo = (bpm: number): boolean => bpm >= slowestBpm && bpm <= fastestBpm;

const areTempoChanges = (changes: readonly TempoChange[]): boolean =>
  changes.length <= maxTempoChanges &&
  changes.every(({ beat, bpm }, at) => beat > (changes[at - 1]?.beat ?? 1) && isTempo(bpm));

const tempoMapError = ({ tempo_bpm: tempo, tempo_changes: changes }: LessonFields): string | undefined => {
  if (changes.length > 0 && tempo === null) return 'Give the tempo of the first beat too';
  return areTempoChanges(changes)
    ? undefined
    : `Beats after the first, in their order, with ${slowestBpm} to ${fastestBpm} beats per minute`;
};

/** What is wrong with the fields, by the names of the API. */
export const validateFields = (fields: LessonFields, durationSeconds: number): readonly FieldError[] => {
  const { title, tempo_bpm: tempo, metre, chapters } = fields;
  const titleError = validateTitle(title.en);
  const mapError = tempoMapError(fields);
  return [
    ...(titleError ? [{ field: 'originalname', message: titleError }] : []),
    ...(tempo === null || isTempo(tempo)
      ? []
      : [{ field: 'tempo', message: `From ${slowestBpm} to ${fastestBpm} beats per minute` }]),
    ...(metre === null || isMetre(metre) ? [] : [{ field: 'metre', message: 'Such as 4/4 or 6/8' }]),
    ...(mapError ? [{ field: 'tempoMap', message: mapError }] : []),
    ...(areChapters(chapters, durationSeconds)
      ? []
      : [{ field: 'chapters', message: 'Chapters need a title and must be in the order of their times' }]),
  ];
};
