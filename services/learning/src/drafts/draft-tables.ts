import type { Generated, JSONColumnType } from 'kysely';
import type { StoredChanges } from './lesson-changes.ts';

/** The columns of courses that belong to drafts (decision B89). */
export interface CourseDraftColumns {
  /** Whether the course has a published version (decision B108). Null until the next event of the course. */
  is_published: Generated<boolean | null>;
  is_waiting: Generated<boolean | null>;
  /** The number of the open draft. */
  draft: Generated<number>;
  published_draft: Generated<number>;
  discarded_draft: Generated<number>;
}

/** The columns of items that are added and removed, and not changed. */
export interface ItemDraftColumns {
  added_in_draft: Generated<number | null>;
  removed_in_draft: Generated<number | null>;
}

export interface LessonDraftsTable {
  lesson_id: string;
  draft: number;
  course_id: string;
  changes: JSONColumnType<StoredChanges>;
  changed_at: Date;
}

export interface LessonOrderDraftsTable {
  course_id: string;
  draft: number;
  lesson_ids: string[];
}

export interface UnusedObjectsTable {
  object_key: string;
  created_at: Date;
}
