import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { rawResponse } from '../../wire/raw-response.ts';

export const videoRoutes: readonly Route[] = [
  route.get('/video/{filename}', {
    summary: 'The video of a lesson, for the browser to which its signed address was given',
    roles: 'anybody',
    noOwner: 'secret',
    rate: 'stream',
    ignoresToken: true,
    params: z.object({ filename: z.string().max(200) }),
    query: z.object({ s: z.string().max(2000).default('') }),
    response: rawResponse('video/mp4', {
      200: 'The whole video',
      206: 'The requested range',
      304: 'Unchanged',
      401: 'The login session has ended',
      403: 'Signature invalid for this browser, or expired',
      416: 'No such range',
    }),
    handle: async (
      { params, query, request, response },
      { learning, cookies, endedSessions, proxyObject },
    ) => {
      const video = await learning.openVideo({
        filename: params.filename,
        signature: query.s,
        viewerSession: cookies.readViewerSession(request),
      });
      endedSessions.refuse(video.sessionId);
      const headers = {
        'content-type': video.contentType || 'video/mp4',
        'cache-control': 'private, no-store',
      };
      await proxyObject(video.objectUrl, request, response, { headers, etag: video.etag });
    },
  }),
];
