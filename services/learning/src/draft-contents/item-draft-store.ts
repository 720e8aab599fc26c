import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
type Column = 'added_in_draft' | 'removed_in_draft';

/** Free lessons and documents are added and removed only. Returns the objects of the deleted documents. */
const settleItems = async (
  tx: Db,
  courseId: string,
  draft: number,
  columns: { readonly deleted: Column; readonly kept: Column },
): Promise<string[]> => {
  const { deleted, kept } = columns;
  await tx.deleteFrom('free_lessons').where('course_id', '=', courseId).where(deleted, '<=', draft).execute();
  const documents = await tx
    .deleteFrom('documents')
    .where('course_id', '=', courseId)
    .where(deleted, '<=', draft)
    .returning('object_key')
    .execute();
  for (const table of ['free_lessons', 'documents'] as const)
    await tx
      .updateTable(table)
      .set({ [kept]: null })
      .where('course_id', '=', courseId)
      .where(kept, '<=', draft)
      .execute();
  return documents.map(({ object_key: key }) => key);
};

/** Publishes what the drafts up to this one add and remove. */
export const publishItems = (tx: Db, courseId: string, draft: number): Promise<string[]> =>
  settleItems(tx, courseId, draft, { deleted: 'removed_in_draft', kept: 'added_in_draft' });

/** Discards what the drafts up to this one add and remove. */
export const discardItems = (tx: Db, courseId: string, draft: number): Promise<string[]> =>
  settleItems(tx, courseId, draft, { deleted: 'added_in_draft', kept: 'removed_in_draft' });
