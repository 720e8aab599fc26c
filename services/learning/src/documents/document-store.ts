import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type DocumentRow = Selectable<Tables['documents']>;

/** The files of these courses, in the order in which they were added; with the draft also those that are new or removed there. */
export const listDocuments = (
  db: Db,
  courseIds: readonly string[],
  { withDraft = false }: { readonly withDraft?: boolean } = {},
): Promise<DocumentRow[]> =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('course_id', 'in', courseIds)
    .$if(!withDraft, (query) => query.where('added_in_draft', 'is', null))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findDocumentById = (db: Db, id: string): Promise<DocumentRow | undefined> =>
  db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();

export const findDocumentByFilename = (db: Db, filename: string): Promise<DocumentRow | undefined> =>
  db.selectFrom('documents').selectAll().where('filename', '=', filename).executeTakeFirst();

/** Returns undefined if the id exists. */
export const insertDocument = (
  db: Db,
  document: Insertable<Tables['documents']>,
): Promise<DocumentRow | undefined> =>
  db
    .insertInto('documents')
    .values(document)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Returns the deleted row, or undefined if the id does not exist. */
export const deleteDocument = (db: Db, id: string): Promise<DocumentRow | undefined> =>
  db.deleteFrom('documents').where('id', '=', id).returningAll().executeTakeFirst();

/** Deletes a document that this draft adds. Returns undefined for other documents. */
export const deleteNewDocument = (tx: Db, id: string, draft: number): Promise<DocumentRow | undefined> =>
  tx
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('added_in_draft', '=', draft)
    .returningAll()
    .executeTakeFirst();

/** Undefined if an earlier call has removed the document. */
export const removeDocumentInDraft = (tx: Db, id: string, draft: number): Promise<DocumentRow | undefined> =>
  tx
    .updateTable('documents')
    .set({ removed_in_draft: draft })
    .where('id', '=', id)
    .where('removed_in_draft', 'is', null)
    .returningAll()
    .executeTakeFirst();
