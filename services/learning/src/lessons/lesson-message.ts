import { keyForValue } from '@sargam/chassis/lookup';
import { type Lesson, LessonStatus as StatusMessage } from '@sargam/proto/learning/v1/learning';
import type { LessonStatus } from './lesson.ts';
import type { LessonRow } from './lesson-store.ts';

const statusMessages: Record<LessonStatus, StatusMessage> = {
  open: StatusMessage.LESSON_STATUS_OPEN,
  login: StatusMessage.LESSON_STATUS_LOGIN,
  paid: StatusMessage.LESSON_STATUS_PAID,
};

/** The status that is meant; undefined for none that we know. */
export const parseStatus = (status: StatusMessage): LessonStatus | undefined =>
  keyForValue(statusMessages, status);

interface Particulars {
  readonly signature: string;
  readonly stoppedAt: number;
  readonly completed: boolean;
  /** Where the bytes are; only for those who look after the lessons. */
  readonly objectKey: string;
}

export const lessonMessage = (row: LessonRow, particulars: Partial<Particulars> = {}): Lesson => ({
  id: row.id,
  courseId: row.course_id,
  title: row.title,
  status: statusMessages[row.status],
  filename: row.filename,
  durationSeconds: row.duration_seconds,
  sizeBytes: row.size_bytes,
  position: row.position,
  signature: particulars.signature ?? '',
  stoppedAtSeconds: particulars.stoppedAt ?? 0,
  completed: particulars.completed ?? false,
  objectKey: particulars.objectKey ?? '',
});
