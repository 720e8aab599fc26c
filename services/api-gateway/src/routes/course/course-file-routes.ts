import { z } from 'zod';
import { attachmentHeader } from '../../api/attachment-header.ts';
import { successMessage, successWith } from '../../api/response.ts';
import { courseStaff } from '../../api/roles.ts';
import { Id, IdParams } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { signedFileRoute } from '../video/signed-file-route.ts';
import { DraftQuery, isAsDraft } from './course-response.ts';
import { CourseFile } from './lesson-response.ts';

const incompleteMessage = 'Any of the field is not fillup or Failed to Upload!!!';

const FileForm = z.object({ _id: Id.optional() }).meta({ id: 'CourseFileForm' });

export const courseFileRoutes: readonly Route[] = [
  route.post('/course/addfile/{courseId}', {
    summary: 'Adds a PDF for students with access to the course; a repeat with the same _id changes nothing',
    roles: courseStaff,
    noOwner: 'service',
    rate: 'upload',
    params: z.object({ courseId: Id }),
    query: DraftQuery,
    body: FileForm,
    multipart: { documents: { kind: 'document', isPrivate: true, required: incompleteMessage } },
    invalidMessage: incompleteMessage,
    response: successWith('Course Update Successfully!!!', CourseFile),
    handle: async ({ params, query, body, files, discardFiles }, { documents }) => {
      const { key, originalName } = files.documents;
      const newDocument = {
        ...params,
        documentId: body._id,
        name: originalName,
        objectKey: key,
        asDraft: isAsDraft(query),
      };
      const document = await documents.addDocument(newDocument);
      // A repeated call returns the existing document, so the file uploaded again is removed.
      if (document.objectKey !== '' && document.objectKey !== key) await discardFiles();
      return document;
    },
  }),
  route.delete('/course/file/{id}', {
    summary: 'Deletes a PDF of a course; a repeat changes nothing',
    roles: courseStaff,
    noOwner: 'service',
    params: IdParams,
    query: DraftQuery,
    response: successMessage('Course Update Successfully!!!'),
    handle: ({ params, query }, { documents }) =>
      documents.removeDocument({ documentId: params.id, asDraft: isAsDraft(query) }),
  }),
  signedFileRoute('/course/file/{filename}', {
    summary: 'A PDF of a course, for the browser to which its signed URL was given',
    contentType: 'application/pdf',
    statuses: { 200: 'The document' },
    open: async (request, { documents }) => {
      const document = await documents.openDocument(request);
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': attachmentHeader(document.name),
      };
      return { ...document, headers };
    },
  }),
];
