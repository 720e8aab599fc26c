import { z } from 'zod';
import { rawResponse } from '../../api/raw-response.ts';
import { route } from '../../routing/route.ts';
import { sendSignedFile } from './send-signed-file.ts';

/**
 * A file of the HLS ladder of a lesson. The signature is in the path before the name of the file: the playlists name the other files
 * relative to themselves, so one signature opens the whole ladder.
 */
export const ladderRoute = route.get('/video/{filename}/hls/{signature}/{ladder}/{file}', {
  summary:
    'A playlist of the HLS ladder of a lesson, or the media file of one quality, with the signature of its video',
  roles: 'anybody',
  noOwner: 'secret',
  rate: 'stream',
  ignoresToken: true,
  params: z.object({
    filename: z.string().max(200),
    signature: z.string().max(2000),
    ladder: z.string().max(64),
    file: z
      .string()
      .max(64)
      .regex(/^[\w.-]+$/),
  }),
  response: rawResponse('application/vnd.apple.mpegurl', {
    200: 'A playlist, or a whole file',
    206: 'The requested range, such as a segment',
    304: 'Unchanged',
    401: 'The login session has ended',
    403: 'Signature invalid for this browser, or expired',
    404: 'No such ladder, or no such file in it',
    409: 'Lessons are playing on two other devices of this person',
    416: 'No such range',
  }),
  handle: ({ params, request, response }, deps) => {
    const { ladder: ladderId, ...file } = params;
    const viewerSession = deps.cookies.readViewerSession(request);
    const open = async () => {
      const opened = await deps.learning.openLadderFile({ ...file, ladderId, viewerSession });
      return { ...opened, etag: undefined, headers: { 'content-type': opened.contentType } };
    };
    return sendSignedFile(open, { request, response }, deps);
  },
});
