import { keyForValue } from '@sargam/chassis/lookup';
import {
  type LadderProgress,
  LadderState as LadderStateMessage,
  type Lesson,
  LessonStatus as StatusMessage,
} from '@sargam/proto/learning/v1/learning';
import { type DraftState, toChangeMessage } from '../draft-change.ts';
import type { LadderSummary } from '../ladders/ladder-reader.ts';
import type { LadderState } from '../ladders/ladder-table.ts';
import type { LessonStatus } from '../permissions/access-reason.ts';
import type { LessonRow, LessonWithCaptions } from './lesson-store.ts';

const statusMessages: Record<LessonStatus, StatusMessage> = {
  open: StatusMessage.LESSON_STATUS_OPEN,
  login: StatusMessage.LESSON_STATUS_LOGIN,
  paid: StatusMessage.LESSON_STATUS_PAID,
};

/** The stored status for a status of the contract; undefined for an unspecified one. */
export const parseStatus = (status: StatusMessage): LessonStatus | undefined =>
  keyForValue(statusMessages, status);

const draftEnding = '.draft';

/** The name of a lesson in addresses. The files of its draft have a name of their own, which no published lesson can have. */
export const toPublicFilename = ({ filename, hasDraft }: LessonRow & DraftState): string =>
  hasDraft ? `${filename}${draftEnding}` : filename;

/** The public name of the lesson whose draft has this name; undefined for other names. */
export const parseDraftFilename = (filename: string): string | undefined =>
  filename.endsWith(draftEnding) ? filename.slice(0, -draftEnding.length) : undefined;

/** The fields that differ between viewers. */
interface ViewerFields {
  readonly signature: string;
  readonly positionSeconds: number;
  readonly isCompleted: boolean;
  readonly isWatched: boolean;
  /** Key and sender's name of the video; staff only. */
  readonly objectKey: string;
  readonly originalName: string;
  /** Whether an encoder is running; staff only. */
  readonly hasEncoder: boolean | undefined;
}

/** A lesson after a change, for the person who made it. */
export const toStaffMessage = (row: LessonWithCaptions): Lesson =>
  toLessonMessage(row, { objectKey: row.object_key, originalName: row.original_name });

export const toLessonMessage = (
  row: LessonRow & Partial<LessonWithCaptions>,
  fields: Partial<ViewerFields> = {},
): Lesson => ({
  id: row.id,
  courseId: row.course_id,
  title: row.title,
  status: statusMessages[row.status],
  filename: toPublicFilename(row),
  durationSeconds: row.duration_seconds,
  sizeBytes: row.size_bytes,
  position: row.position,
  signature: fields.signature ?? '',
  positionSeconds: fields.positionSeconds ?? 0,
  completed: fields.isCompleted ?? false,
  watched: fields.isWatched ?? false,
  objectKey: fields.objectKey ?? '',
  originalName: fields.originalName ?? '',
  archived: row.archived_at !== null,
  tempoBpm: row.tempo_bpm ?? 0,
  metre: row.metre ?? '',
  firstBeatMs: row.first_beat_ms ?? undefined,
  chapters: [...row.chapters],
  tempoChanges: [...row.tempo_changes],
  captionLanguages: [...(row.caption_languages ?? [])],
  scoreName: row.score_name ?? '',
  codecs: row.codecs,
  // Only a published video is opened by its ladder.
  ladderId: row.ladder?.state === 'ready' && !row.hasDraft ? row.ladder.id : '',
  ladder: fields.objectKey ? toLadderProgress(row.ladder, fields.hasEncoder) : undefined,
  draftChange: toChangeMessage(row.draftChange),
});

const ladderStates: Record<LadderState, LadderStateMessage> = {
  waiting: LadderStateMessage.LADDER_STATE_WAITING,
  encoding: LadderStateMessage.LADDER_STATE_ENCODING,
  ready: LadderStateMessage.LADDER_STATE_READY,
  failed: LadderStateMessage.LADDER_STATE_FAILED,
};

/**
 * A video of an earlier version of the site gets its job within minutes; until then it waits. A job that is not finished goes on only
 * while an encoder is running.
 */
const toLadderProgress = (ladder: LadderSummary | null | undefined, hasEncoder = true): LadderProgress => {
  const state = ladder?.state ?? 'waiting';
  const isUnfinished = state === 'waiting' || state === 'encoding';
  return {
    state: isUnfinished && !hasEncoder ? LadderStateMessage.LADDER_STATE_NO_ENCODER : ladderStates[state],
    percent: ladder?.percent ?? 0,
    reason: ladder?.reason ?? '',
  };
};
