import type { CourseDocument } from '@sargam/proto/learning/v1/documents';
import type { DocumentRow } from './document-store.ts';

interface Shown {
  /** Only for whoever may take it home now. */
  readonly signature?: string;
  /** Only for whoever added it. */
  readonly objectKey?: string;
}

export const documentMessage = (
  row: DocumentRow,
  { signature = '', objectKey = '' }: Shown,
): CourseDocument => ({
  id: row.id,
  courseId: row.course_id,
  name: row.name,
  filename: row.filename,
  sizeBytes: row.size_bytes,
  objectKey,
  signature,
});
