import type { ColumnType } from 'kysely';

/** A part of a lesson that was repeated in a session. */
interface PractisedLoop {
  readonly startTenths: number;
  readonly endTenths: number;
  readonly speedPercent: number;
  readonly rounds: number;
}

export interface PracticeSessionsTable {
  student_id: string;
  id: string;
  lesson_id: string;
  /** Such as 2026-11-24. Read as a text with `day::text`. */
  day: ColumnType<Date, string, never>;
  seconds: number;
  loops: ColumnType<readonly PractisedLoop[], string, string>;
}

export interface SharedJournalsTable {
  student_id: string;
  shared_at: Date;
}

export interface PracticeGoalsTable {
  student_id: string;
  weekly_minutes: number;
}
