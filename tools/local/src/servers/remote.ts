// The server of one remote's built files.
import { serveFiles } from './files.ts';
import { listenLocally } from './listen.ts';

const serve = serveFiles(process.env.FOLDER ?? '');

listenLocally(Number(process.env.HTTP_PORT), (request, response) => {
  serve(request, response).catch(() => response.destroy());
});
