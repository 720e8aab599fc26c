import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { rawResponse } from '../../wire/raw-response.ts';
import { courseStaff } from '../../wire/roles.ts';
import { Id, SuccessMessage, successWith } from '../../wire/schemas.ts';
import { CourseFile } from './course-wire.ts';
import { toCourseFile } from './lesson-mapping.ts';

const incompleteMessage = 'Any of the field is not fillup or Failed to Upload!!!';

const FileForm = z.object({ _id: Id.optional() }).meta({ id: 'CourseFileForm' });

/** A name for every browser: what is no plain letter is left out of the first, and spelt in the second. */
const attachmentHeader = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

export const courseFileRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/course/addfile/{courseId}',
    summary: 'Adds a PDF for whoever has the course; a repeat with the same _id changes nothing',
    roles: courseStaff,
    rate: 'upload',
    params: z.object({ courseId: Id }),
    body: FileForm,
    multipart: { documents: { kind: 'document', isPrivate: true, required: incompleteMessage } },
    invalidMessage: incompleteMessage,
    response: successWith(CourseFile),
    handle: async ({ params, body, files, discardFiles }, { documents }) => {
      const { key, originalName } = files.documents;
      const asked = { ...params, documentId: body._id, name: originalName, objectKey: key };
      const document = await documents.addDocument(asked);
      // A repeat is answered with the file as it was first added: the second copy is of no use.
      if (document.objectKey !== '' && document.objectKey !== key) await discardFiles();
      return { success: true, message: 'Course Update Successfully!!!', data: toCourseFile(document) };
    },
  }),
  route({
    method: 'delete',
    path: '/course/file/{id}',
    summary: 'Takes a PDF of a course away; a repeat changes nothing',
    roles: courseStaff,
    params: z.object({ id: Id }),
    response: SuccessMessage,
    handle: async ({ params }, { documents }) => {
      await documents.removeDocument({ documentId: params.id });
      return { success: true, message: 'Course Update Successfully!!!' };
    },
  }),
  route({
    method: 'get',
    path: '/course/file/{filename}',
    summary: 'A PDF of a course, for the browser that its signed address was given to',
    rate: 'stream',
    ignoresToken: true,
    params: z.object({ filename: z.string().max(200) }),
    query: z.object({ s: z.string().max(2000).default('') }),
    response: rawResponse('application/pdf', {
      200: 'The document',
      304: 'Unchanged',
      403: 'Not for this browser, or not any more',
    }),
    handle: async ({ params, query, request, response }, { documents, cookies, proxyObject }) => {
      const { objectUrl, name, etag } = await documents.openDocument({
        filename: params.filename,
        signature: query.s,
        viewerSession: cookies.readViewerSession(request),
      });
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': attachmentHeader(name),
        'cache-control': 'private, no-store',
      };
      await proxyObject(objectUrl, request, response, { headers, etag });
      return undefined;
    },
  }),
];
