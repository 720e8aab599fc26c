import { z } from 'zod';
import { rawAnswer } from '../../wire/raw-answer.ts';
import { insiders } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Done, doneWith, Id } from '../../wire/schemas.ts';
import { CourseFile } from './course-wire.ts';
import { toCourseFile } from './lesson-mapping.ts';

const incomplete = 'Any of the field is not fillup or Failed to Upload!!!';

const FileForm = z.object({ _id: Id.optional() }).meta({ id: 'CourseFileForm' });

/** A name for every browser: what is no plain letter is left out of the first, and spelt in the second. */
const dispositionOf = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

export const courseFileRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/course/addfile/{courseId}',
    summary: 'Adds a PDF for whoever has the course; a repeat with the same _id changes nothing',
    roles: insiders,
    rate: 'upload',
    params: z.object({ courseId: Id }),
    body: FileForm,
    multipart: { documents: { kind: 'document', hidden: true, required: incomplete } },
    missing: incomplete,
    response: doneWith(CourseFile),
    handle: async ({ params, body, files, discard }, { documents }) => {
      const { key, originalName } = files.documents;
      const asked = { ...params, documentId: body._id, name: originalName, objectKey: key };
      const document = await documents.addDocument(asked);
      // A repeat is answered with the file as it was first added: the second copy is of no use.
      if (document.objectKey !== '' && document.objectKey !== key) await discard();
      return { success: true, message: 'Course Update Successfully!!!', data: toCourseFile(document) };
    },
  }),
  route({
    method: 'delete',
    path: '/course/file/{id}',
    summary: 'Takes a PDF of a course away; a repeat changes nothing',
    roles: insiders,
    params: z.object({ id: Id }),
    response: Done,
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
    tokenless: true,
    params: z.object({ filename: z.string().max(200) }),
    query: z.object({ s: z.string().max(2000).default('') }),
    response: rawAnswer('application/pdf', {
      200: 'The document',
      304: 'Unchanged',
      403: 'Not for this browser, or not any more',
    }),
    handle: async ({ params, query, request, response }, { documents, cookies, proxy }) => {
      const { objectUrl, name, etag } = await documents.openDocument({
        filename: params.filename,
        signature: query.s,
        viewerSession: cookies.viewerOf(request),
      });
      const headers = {
        'content-type': 'application/pdf',
        'content-disposition': dispositionOf(name),
        'cache-control': 'private, no-store',
      };
      await proxy(objectUrl, request, response, { headers, etag });
      return undefined;
    },
  }),
];
