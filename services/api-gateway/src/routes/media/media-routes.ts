import { z } from 'zod';
import { rawAnswer } from '../../wire/raw-answer.ts';
import { type Route, route } from '../../wire/route.ts';

export const mediaRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/media/{key}',
    summary: 'A picture; its address never changes what it shows',
    rate: 'stream',
    tokenless: true,
    params: z.object({ key: z.string().max(200) }),
    response: rawAnswer('image/webp', { 200: 'The picture', 304: 'Unchanged', 404: 'No such picture' }),
  }),
];
