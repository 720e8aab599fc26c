import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type DocumentRow = Selectable<Tables['documents']>;

/** The files of a course, in the order in which they were added. */
export const listDocuments = (db: Db, courseId: string): Promise<DocumentRow[]> =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('course_id', '=', courseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findDocumentById = (db: Db, id: string): Promise<DocumentRow | undefined> =>
  db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();

export const findDocumentByFilename = (db: Db, filename: string): Promise<DocumentRow | undefined> =>
  db.selectFrom('documents').selectAll().where('filename', '=', filename).executeTakeFirst();

/** Returns undefined if the id exists. */
export const insertDocument = (db: Db, document: DocumentRow): Promise<DocumentRow | undefined> =>
  db
    .insertInto('documents')
    .values(document)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Returns the deleted row, or undefined if the id does not exist. */
export const deleteDocument = (db: Db, id: string): Promise<DocumentRow | undefined> =>
  db.deleteFrom('documents').where('id', '=', id).returningAll().executeTakeFirst();
