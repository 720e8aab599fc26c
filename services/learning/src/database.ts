import type { Database } from '@sargam/chassis/sql';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CertificateApplicationsTable } from './certificates/application-table.ts';
import type {
  CourseDraftColumns,
  ItemDraftColumns,
  LessonDraftsTable,
  LessonOrderDraftsTable,
  UnusedObjectsTable,
} from './drafts/draft-tables.ts';
import type { AccessTable, EnrolmentsTable, GrantsTable } from './enrolments/enrolment-tables.ts';
import type {
  PracticeGoalsTable,
  PracticeSessionsTable,
  SharedJournalsTable,
} from './journal/journal-tables.ts';
import type { EncoderRunsTable, LaddersTable } from './ladders/ladder-table.ts';
import type { LessonStatus } from './permissions/access-reason.ts';
import type { CourseRatingsTable, ReviewsTable } from './reviews/review-tables.ts';

/** A text in both languages. */
export interface LocalizedText {
  readonly en: string;
  readonly bn: string;
}

/** A named position in a lesson. */
export interface Chapter {
  readonly seconds: number;
  readonly title: LocalizedText;
}

/** Another tempo from a beat on; beats count from 1. */
export interface TempoChange {
  readonly beat: number;
  readonly bpm: number;
}

interface CoursesTable extends CourseDraftColumns {
  id: string;
  instructor_id: string;
  is_bundle: boolean | null;
  version: bigint;
}

interface CourseContentsTable {
  course_id: string;
  version: number;
  changed_at: Date;
}

interface LessonsTable {
  id: string;
  course_id: string;
  title: JSONColumnType<LocalizedText>;
  status: LessonStatus;
  filename: string;
  object_key: string;
  original_name: string;
  content_type: string;
  etag: string;
  size_bytes: bigint;
  duration_seconds: number;
  position: number;
  created_at: Date;
  archived_at: Date | null;
  tempo_bpm: number | null;
  metre: string | null;
  first_beat_ms: number | null;
  chapters: ColumnType<readonly Chapter[], string | undefined, string>;
  tempo_changes: ColumnType<readonly TempoChange[], string | undefined, string>;
  codecs: Generated<string[]>;
  score_key: string | null;
  score_name: string | null;
  is_new: Generated<boolean>;
}

interface CaptionsTable {
  lesson_id: string;
  language: 'en' | 'bn';
  content: string;
  updated_at: Date;
}

interface FreeLessonsTable extends ItemDraftColumns {
  id: string;
  course_id: string;
  title: JSONColumnType<LocalizedText>;
  youtube_id: string;
  position: number;
  created_at: Date;
}

interface ProgressTable {
  student_id: string;
  lesson_id: string;
  position_seconds: number;
  completed_at: Date | null;
  marked_at: Generated<Date | null>;
  updated_at: Date;
}

interface PracticeLoopsTable {
  student_id: string;
  lesson_id: string;
  id: string;
  name: string;
  start_tenths: number;
  end_tenths: number;
  created_at: Date;
}

interface LessonNotesTable {
  student_id: string;
  lesson_id: string;
  id: string;
  seconds: number;
  content: string;
  created_at: Date;
}

interface DocumentsTable extends ItemDraftColumns {
  id: string;
  course_id: string;
  name: string;
  filename: string;
  object_key: string;
  etag: string;
  size_bytes: bigint;
  created_at: Date;
}

interface UploadsTable {
  id: string;
  owner_id: string;
  name: string;
  size_bytes: bigint;
  offset_bytes: Generated<bigint>;
  object_key: string;
  multipart_id: string;
  etags: Generated<string[]>;
  finished_at: Generated<Date | null>;
  duration_seconds: Generated<number>;
  codecs: Generated<string[]>;
  lesson_id: Generated<string | null>;
  created_at: Date;
  touched_at: Date;
}

export interface Tables {
  courses: CoursesTable;
  course_contents: CourseContentsTable;
  lessons: LessonsTable;
  lesson_drafts: LessonDraftsTable;
  lesson_order_drafts: LessonOrderDraftsTable;
  unused_objects: UnusedObjectsTable;
  captions: CaptionsTable;
  uploads: UploadsTable;
  ladders: LaddersTable;
  encoder_runs: EncoderRunsTable;
  free_lessons: FreeLessonsTable;
  enrolments: EnrolmentsTable;
  grants: GrantsTable;
  access: AccessTable;
  progress: ProgressTable;
  practice_loops: PracticeLoopsTable;
  lesson_notes: LessonNotesTable;
  practice_sessions: PracticeSessionsTable;
  practice_goals: PracticeGoalsTable;
  shared_journals: SharedJournalsTable;
  documents: DocumentsTable;
  certificate_applications: CertificateApplicationsTable;
  reviews: ReviewsTable;
  course_ratings: CourseRatingsTable;
}

export type LearningDatabase = Database<Tables>;
