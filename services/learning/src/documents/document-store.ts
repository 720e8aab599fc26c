import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database.ts';

type Db = Kysely<Tables>;
export type DocumentRow = Selectable<Tables['documents']>;

/** A course's files, in the order they were added. */
export const documentsOf = (db: Db, courseId: string): Promise<DocumentRow[]> =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('course_id', '=', courseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const documentById = (db: Db, id: string): Promise<DocumentRow | undefined> =>
  db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();

export const documentByFilename = (db: Db, filename: string): Promise<DocumentRow | undefined> =>
  db.selectFrom('documents').selectAll().where('filename', '=', filename).executeTakeFirst();

/** Undefined where the id is taken already. */
export const insertDocument = (db: Db, document: DocumentRow): Promise<DocumentRow | undefined> =>
  db
    .insertInto('documents')
    .values(document)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();

export const deleteDocument = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('documents').where('id', '=', id).execute();
};
