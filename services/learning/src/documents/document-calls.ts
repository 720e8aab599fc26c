import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { AddDocumentRequest, DocumentServiceImplementation } from '@sargam/proto/learning/v1/documents';
import { appendCourseEntry } from '../audit/append-course-entry.ts';
import type { Deps } from '../deps.ts';
import { requireCourseEditor } from '../permissions/require-course-editor.ts';
import { createFileOpener } from '../signed-files/open-signed-file.ts';
import { toDocumentMessage } from './document-message.ts';
import {
  type DocumentRow,
  deleteDocument,
  findDocumentByFilename,
  findDocumentById,
  insertDocument,
} from './document-store.ts';

const addDocument = async (
  { database, fileBucket, service }: Deps,
  { courseId, documentId, name, objectKey }: AddDocumentRequest,
): Promise<DocumentRow> => {
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
  const inserted = await database.transaction(async (tx) => {
    const added = await insertDocument(tx, row);
    const change = { action: 'AddDocument', courseId, after: toAuditedFields(row) };
    if (added) await appendCourseEntry(tx, row.created_at, change);
    return added;
  });
  return inserted ?? (await findDocumentById(database.db, id)) ?? row;
};

const toAuditedFields = ({ id, name }: DocumentRow) => ({ document: { id, name } });

const removeDocument = ({ database, service }: Deps, documentId: string): Promise<void> =>
  database.transaction(async (tx) => {
    const row = await deleteDocument(tx, documentId);
    if (!row) return;
    const change = { action: 'RemoveDocument', courseId: row.course_id, before: toAuditedFields(row) };
    await appendCourseEntry(tx, service.clock(), change);
  });

export const documentCalls = (deps: Deps): DocumentServiceImplementation => {
  const { database, documentCache, fileBucket } = deps;
  const openFile = createFileOpener(deps, {
    counter: 'documents_opened_total',
    help: 'Requests for a file of a course by outcome.',
    find: async (filename) => {
      const document = await findDocumentByFilename(database.db, filename);
      if (!document) throw domainError.notFound('document-not-found', 'There is no such file.');
      return { ...document, status: 'paid' as const };
    },
  });
  return {
    addDocument: async (request, context) => {
      await requireCourseEditor(deps.database.db, requireCaller(context), request.courseId);
      const { documentId } = request;
      const existing = documentId ? await findDocumentById(database.db, documentId) : undefined;
      if (existing) return toDocumentMessage(existing, { objectKey: existing.object_key });
      const added = await addDocument(deps, request);
      documentCache.invalidate(request.courseId);
      return toDocumentMessage(added, { objectKey: added.object_key });
    },

    removeDocument: async ({ documentId }, context) => {
      const caller = requireCaller(context);
      const document = await findDocumentById(database.db, documentId);
      await requireCourseEditor(deps.database.db, caller, document?.course_id);
      if (!document) return {};
      await removeDocument(deps, documentId);
      documentCache.invalidate(document.course_id);
      // The row is deleted first: if the object store is unavailable, the remaining object has no address.
      await fileBucket.remove(document.object_key);
      return {};
    },

    openDocument: async (request) => {
      const { objectUrl, name, etag, sessionId } = await openFile(request);
      return { objectUrl, name, etag, sessionId };
    },
  };
};
