import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { Tx } from '@sargam/chassis/sql';
import type { AddDocumentRequest, DocumentServiceImplementation } from '@sargam/proto/learning/v1/documents';
import { appendCourseEntry } from '../audit/append-course-entry.ts';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { beginEdit, findOpenDraft } from '../drafts/find-open-draft.ts';
import { recordUnusedObjects } from '../drafts/unused-objects-store.ts';
import { requireCourseEditor } from '../permissions/require-course-editor.ts';
import { createFileOpener } from '../signed-files/open-signed-file.ts';
import { toDocumentMessage } from './document-message.ts';
import {
  type DocumentRow,
  deleteDocument,
  deleteNewDocument,
  findDocumentByFilename,
  findDocumentById,
  insertDocument,
  removeDocumentInDraft,
} from './document-store.ts';

const addDocument = async (
  deps: Deps,
  caller: Caller,
  { courseId, documentId, name, objectKey, asDraft }: AddDocumentRequest,
): Promise<DocumentRow> => {
  const { database, fileBucket, service } = deps;
  const stored = await fileBucket.stat(objectKey);
  if (!stored || name.trim() === '' || courseId === '')
    throw domainError.invalid('document-missing', 'Any of the field is not fillup or Failed to Upload!!!');
  const id = documentId || newId();
  const row = {
    id,
    course_id: courseId,
    name: name.trim(),
    filename: `${id.toLowerCase()}.pdf`,
    object_key: objectKey,
    etag: stored.etag,
    size_bytes: BigInt(stored.size),
    created_at: service.clock(),
  };
  const edit = await beginEdit(deps, caller, courseId, asDraft);
  const inserted = await database.transaction(async (tx) => {
    const draft = await findOpenDraft(tx, edit);
    const added = await insertDocument(tx, { ...row, added_in_draft: draft ?? null });
    const change = { action: 'AddDocument', courseId, after: toAuditedFields(row) };
    if (added) await appendCourseEntry(tx, row.created_at, { ...change, isDraft: draft !== undefined });
    return added;
  });
  const document = inserted ?? (await findDocumentById(database.db, id));
  if (!document)
    throw domainError.conflict('document-missing', 'This file has been removed in the meantime.');
  return document;
};

const toAuditedFields = ({ id, name, etag }: Pick<DocumentRow, 'id' | 'name' | 'etag'>) => ({
  document: { id, name, etag },
});

/** A decision about the draft deletes other documents than those that are new in the draft. */
const removeInDraft = async (
  tx: Tx<Tables>,
  id: string,
  draft: number,
  now: Date,
): Promise<DocumentRow | undefined> => {
  const deleted = await deleteNewDocument(tx, id, draft);
  await recordUnusedObjects(tx, [deleted?.object_key], now);
  return deleted ?? removeDocumentInDraft(tx, id, draft);
};

/** Returns the key of the object that nothing uses any more; undefined in a draft. */
const removeDocument = async (
  deps: Deps,
  caller: Caller,
  { id, course_id: courseId }: DocumentRow,
  asDraft: boolean,
): Promise<string | undefined> => {
  const edit = await beginEdit(deps, caller, courseId, asDraft);
  return deps.database.transaction(async (tx) => {
    const draft = await findOpenDraft(tx, edit);
    const isDraft = draft !== undefined;
    const now = deps.service.clock();
    const row = isDraft ? await removeInDraft(tx, id, draft, now) : await deleteDocument(tx, id);
    if (!row) return undefined;
    const change = { action: 'RemoveDocument', courseId, before: toAuditedFields(row), isDraft };
    await appendCourseEntry(tx, now, change);
    return isDraft ? undefined : row.object_key;
  });
};

export const documentHandlers = (deps: Deps): DocumentServiceImplementation => {
  const { database, documentCache, fileBucket } = deps;
  const openFile = createFileOpener(deps, {
    counter: 'documents_opened_total',
    help: 'Requests for a file of a course by outcome.',
    find: async (filename) => {
      const document = await findDocumentByFilename(database.db, filename);
      if (!document) throw domainError.notFound('document-not-found', 'There is no such file.');
      // A new document of a draft is for editors only.
      return {
        ...document,
        status: document.added_in_draft === null ? ('paid' as const) : ('draft' as const),
      };
    },
  });
  return {
    addDocument: async (request, context) => {
      const caller = requireCaller(context);
      await requireCourseEditor(deps.database.db, caller, request.courseId);
      const { documentId } = request;
      const existing = documentId ? await findDocumentById(database.db, documentId) : undefined;
      const document = existing ?? (await addDocument(deps, caller, request));
      // The id may be that of a file of another course.
      await requireCourseEditor(deps.database.db, caller, document.course_id);
      documentCache.invalidate(document.course_id);
      return toDocumentMessage(document, { objectKey: document.object_key });
    },

    removeDocument: async ({ documentId, asDraft }, context) => {
      const caller = requireCaller(context);
      const document = await findDocumentById(database.db, documentId);
      await requireCourseEditor(deps.database.db, caller, document?.course_id);
      if (!document) return {};
      const unusedKey = await removeDocument(deps, caller, document, asDraft);
      documentCache.invalidate(document.course_id);
      // The row is deleted first: if the object store is unavailable, the remaining object has no address.
      if (unusedKey) await fileBucket.remove(unusedKey);
      return {};
    },

    openDocument: async (request) => {
      const { objectUrl, name, etag, sessionId } = await openFile(request);
      return { objectUrl, name, etag, sessionId };
    },
  };
};
