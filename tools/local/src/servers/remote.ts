// Serves the built files of one remote.
import { createFileHandler } from '@sargam/kit/files';
import { listenOnLoopback } from './listen.ts';

const serve = createFileHandler(process.env.FOLDER ?? '');

listenOnLoopback(Number(process.env.HTTP_PORT), (request, response) => {
  serve(request, response).catch(() => response.destroy());
});
