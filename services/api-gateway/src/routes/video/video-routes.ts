import { z } from 'zod';
import { attachmentHeader } from '../../api/attachment-header.ts';
import { rawResponse } from '../../api/raw-response.ts';
import { Id } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { signedVideoPath } from '../course/signed-path.ts';
import { ladderRoute } from './ladder-route.ts';
import { signedFileRoute } from './signed-file-route.ts';

export const videoRoutes: readonly Route[] = [
  route.get('/course/{id}/watch/{lessonId}', {
    summary: 'Opens the video of a free lesson in a browser without script',
    roles: 'anybody',
    noOwner: 'public',
    ignoresToken: true,
    params: z.object({ id: Id, lessonId: Id }),
    response: rawResponse(undefined, { 303: 'To the signed video, or to the course page without access' }),
    handle: async ({ params, request, response }, { learning, cookies }) => {
      const viewerSession = cookies.ensureViewerSession(request, response);
      const { lessons } = await learning.listLessons({ courseId: params.id, viewerSession });
      const lesson = lessons.find(({ id }) => id === params.lessonId);
      const page = `/courseview?${new URLSearchParams({ id: params.id, lesson: params.lessonId })}`;
      const location = (lesson && signedVideoPath(lesson, '')) ?? page;
      response.writeHead(303, { location, 'cache-control': 'private, no-store' }).end();
    },
  }),
  signedFileRoute('/video/{filename}', {
    summary: 'The video of a lesson, for the browser to which its signed URL was given',
    contentType: 'video/mp4',
    statuses: {
      200: 'The whole video',
      206: 'The requested range',
      409: 'Lessons are playing on two other devices of this person',
      416: 'No such range',
    },
    open: async (request, { learning }) => {
      const video = await learning.openVideo(request);
      return { ...video, headers: { 'content-type': video.contentType || 'video/mp4' } };
    },
  }),
  ladderRoute,
  signedFileRoute('/video/{filename}/score', {
    summary: 'The MusicXML or Guitar Pro file of a lesson, with the signature of its video',
    contentType: 'application/octet-stream',
    statuses: { 200: 'The file' },
    open: async (request, { lessons }) => {
      const score = await lessons.openScore(request);
      const headers = {
        'content-type': 'application/octet-stream',
        'content-disposition': attachmentHeader(score.name),
      };
      return { ...score, headers };
    },
  }),
  route.get('/video/{filename}/captions/{language}', {
    summary: 'The captions of a lesson, with the signature of its video',
    roles: 'anybody',
    noOwner: 'secret',
    rate: 'stream',
    ignoresToken: true,
    params: z.object({ filename: z.string().max(200), language: z.enum(['en', 'bn']) }),
    query: z.object({ s: z.string().max(2000).default('') }),
    response: rawResponse('text/vtt', {
      200: 'WebVTT',
      401: 'The login session has ended',
      403: 'Signature invalid for this browser, or expired',
    }),
    handle: async ({ params, query, request, response }, { lessons, cookies, endedSessions }) => {
      const { content, sessionId } = await lessons.openCaptions({
        ...params,
        signature: query.s,
        viewerSession: cookies.readViewerSession(request),
      });
      endedSessions.refuse(sessionId);
      response.writeHead(200, {
        'content-type': 'text/vtt; charset=utf-8',
        'cache-control': 'private, no-store',
      });
      response.end(content);
    },
  }),
];
