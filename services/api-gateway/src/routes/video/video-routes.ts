import type { Route } from '../../routing/route.ts';
import { signedFileRoute } from './signed-file-route.ts';

export const videoRoutes: readonly Route[] = [
  signedFileRoute('/video/{filename}', {
    summary: 'The video of a lesson, for the browser to which its signed address was given',
    contentType: 'video/mp4',
    statuses: { 200: 'The whole video', 206: 'The requested range', 416: 'No such range' },
    open: async (request, { learning }) => {
      const video = await learning.openVideo(request);
      return { ...video, headers: { 'content-type': video.contentType || 'video/mp4' } };
    },
  }),
];
