import { domainError } from '@sargam/chassis/errors';
import { z } from 'zod';
import { rawResponse } from '../../api/raw-response.ts';
import { type Route, route } from '../../routing/route.ts';

/** A file name with an extension. Other keys could address another folder or bucket. */
const mediaKeyPattern = /^[\w-]+\.\w+$/;

const immutableHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
};

export const mediaRoutes: readonly Route[] = [
  route.get('/media/{key}', {
    summary: 'A picture; the content of an address never changes',
    roles: 'anybody',
    noOwner: 'public',
    rate: 'stream',
    ignoresToken: true,
    params: z.object({ key: z.string().max(200) }),
    response: rawResponse('image/webp', { 200: 'The picture', 304: 'Unchanged', 404: 'No such picture' }),
    handle: async ({ params, request, response }, { media, proxyObject }) => {
      if (!mediaKeyPattern.test(params.key))
        throw domainError.notFound('no-such-file', 'There is no such file.');
      await proxyObject(await media.presignGet(params.key, 60), request, response, {
        headers: immutableHeaders,
      });
    },
  }),
];
