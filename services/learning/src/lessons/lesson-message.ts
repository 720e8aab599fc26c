import { keyForValue } from '@sargam/chassis/lookup';
import { type Lesson, LessonStatus as StatusMessage } from '@sargam/proto/learning/v1/learning';
import type { LessonStatus } from '../permissions/access-reason.ts';
import type { LessonRow } from './lesson-store.ts';

const statusMessages: Record<LessonStatus, StatusMessage> = {
  open: StatusMessage.LESSON_STATUS_OPEN,
  login: StatusMessage.LESSON_STATUS_LOGIN,
  paid: StatusMessage.LESSON_STATUS_PAID,
};

/** The stored status for a status of the contract; undefined for an unspecified one. */
export const parseStatus = (status: StatusMessage): LessonStatus | undefined =>
  keyForValue(statusMessages, status);

/** The fields that differ between viewers. */
interface ViewerFields {
  readonly signature: string;
  readonly positionSeconds: number;
  readonly isCompleted: boolean;
  /** Key in the object store; staff only. */
  readonly objectKey: string;
}

export const toLessonMessage = (row: LessonRow, fields: Partial<ViewerFields> = {}): Lesson => ({
  id: row.id,
  courseId: row.course_id,
  title: row.title,
  status: statusMessages[row.status],
  filename: row.filename,
  durationSeconds: row.duration_seconds,
  sizeBytes: row.size_bytes,
  position: row.position,
  signature: fields.signature ?? '',
  positionSeconds: fields.positionSeconds ?? 0,
  completed: fields.isCompleted ?? false,
  objectKey: fields.objectKey ?? '',
});
