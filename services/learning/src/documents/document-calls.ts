import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { DocumentServiceImplementation } from '@sargam/proto/learning/v1/documents';
import type { Deps } from '../deps.ts';
import { isStaff } from '../lessons/lesson.ts';
import { instructorOf } from '../lessons/lesson-store.ts';
import { openSigned } from '../signed/open-signed.ts';
import { documentMessage } from './document-message.ts';
import { deleteDocument, documentByFilename, documentById, insertDocument } from './document-store.ts';

/** Admins and content uploaders, and the instructor of the course. What is not there is refused as another's is. */
const demandEditor = async ({ database: { db } }: Deps, caller: Caller, courseId: string | undefined) => {
  if (isStaff(caller)) return;
  const instructorId = courseId && (await instructorOf(db, courseId));
  if (!instructorId || caller.claims['instructor'] !== instructorId) throw domainError.forbidden();
};

export const documentCalls = (deps: Deps): DocumentServiceImplementation => {
  const { database, documentsShown, service, videos } = deps;
  const open = openSigned(deps, {
    counter: 'documents_opened_total',
    help: 'Requests for a file of a course by outcome.',
    find: async (filename) => {
      const document = await documentByFilename(database.db, filename);
      if (!document) throw domainError.notFound('document-not-found', 'There is no such file.');
      return { ...document, status: 'paid' as const };
    },
  });
  return {
    addDocument: async ({ courseId, documentId, name, objectKey }, context) => {
      await demandEditor(deps, requireCaller(context), courseId);
      const known = documentId ? await documentById(database.db, documentId) : undefined;
      if (known) return documentMessage(known, { objectKey: known.object_key });
      const stored = await videos.stat(objectKey);
      if (!stored || name.trim() === '' || courseId === '')
        throw domainError.invalid(
          'document-missing',
          'Any of the field is not fillup or Failed to Upload!!!',
        );
      const id = documentId || newId();
      const row = {
        ...{ id, course_id: courseId, name: name.trim(), filename: `${id.toLowerCase()}.pdf` },
        ...{ object_key: objectKey, etag: stored.etag, size_bytes: BigInt(stored.size) },
        created_at: service.clock(),
      };
      const kept = (await insertDocument(database.db, row)) ?? (await documentById(database.db, id)) ?? row;
      documentsShown.invalidate(courseId);
      return documentMessage(kept, { objectKey: kept.object_key });
    },

    removeDocument: async ({ documentId }, context) => {
      const caller = requireCaller(context);
      const document = await documentById(database.db, documentId);
      await demandEditor(deps, caller, document?.course_id);
      if (!document) return {};
      await deleteDocument(database.db, documentId);
      documentsShown.invalidate(document.course_id);
      // Left behind where the store is away, it is reached by nobody.
      await videos.remove(document.object_key);
      return {};
    },

    openDocument: async (asked) => {
      const { objectUrl, name, etag } = await open(asked);
      return { objectUrl, name, etag };
    },
  };
};
