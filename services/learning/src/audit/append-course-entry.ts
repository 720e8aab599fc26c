import { appendAuditEntry, changedFields } from '@sargam/chassis/audit';
import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../database.ts';
import { publishContents } from '../published-contents/contents-events.ts';

interface CourseChange {
  /** Name of the called method. */
  readonly action: string;
  readonly courseId: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  /** The change is not published yet (decision B89). */
  readonly isDraft?: boolean;
}

/**
 * Appends what staff changed in the contents of a course, and publishes the contents unless the change is a draft. The target is the course, because a
 * course's page lists the changes of its lessons and documents. Nothing if no field differs.
 */
export const appendCourseEntry = async (
  tx: Tx<Tables>,
  at: Date,
  { action, courseId, before = {}, after = {}, isDraft = false }: CourseChange,
): Promise<void> => {
  const changed = changedFields(before, after);
  if (Object.keys({ ...changed.before, ...changed.after }).length === 0) return;
  await appendAuditEntry(tx, at, { action, targetKind: 'course', targetId: courseId, before, after });
  if (!isDraft) await publishContents(tx, courseId, at);
};
