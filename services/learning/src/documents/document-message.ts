import type { CourseDocument } from '@sargam/proto/learning/v1/documents';
import { type DraftState, toChangeMessage } from '../draft-change.ts';
import type { DocumentRow } from './document-store.ts';

/** Fields that not every viewer gets. */
interface RestrictedFields {
  /** Set if the viewer may download the file now. */
  readonly signature?: string;
  /** Set for the person who added the file. */
  readonly objectKey?: string;
}

export const toDocumentMessage = (
  row: DocumentRow & DraftState,
  { signature = '', objectKey = '' }: RestrictedFields,
): CourseDocument => ({
  id: row.id,
  courseId: row.course_id,
  name: row.name,
  filename: row.filename,
  sizeBytes: row.size_bytes,
  objectKey,
  signature,
  draftChange: toChangeMessage(row.draftChange),
});
