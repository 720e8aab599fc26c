import type { Generated } from 'kysely';

export interface ReviewsTable {
  id: string;
  course_id: string;
  student_id: string;
  rating: number;
  content: string;
  written_at: Date;
  edited_at: Generated<Date | null>;
  answer: Generated<string>;
  answered_at: Generated<Date | null>;
  hidden_at: Generated<Date | null>;
  hide_reason: Generated<string>;
}

export interface CourseRatingsTable {
  course_id: string;
  /** Visible reviews with one star to five stars. */
  counts: Generated<number[]>;
  version: bigint;
}
