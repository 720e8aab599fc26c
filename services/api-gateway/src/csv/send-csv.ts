import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';

/** Whether the request prefers CSV to JSON. */
export const acceptsCsv = (request: Request): boolean =>
  request.accepts(['application/json', 'text/csv']) === 'text/csv';

/** Waits for the first chunk before the response starts, so that an error before the first row still gets its own HTTP status. */
const readAhead = async function (chunks: AsyncGenerator<string, void>) {
  const first = await chunks.next();
  return async function* () {
    if (first.value !== undefined) yield first.value;
    yield* chunks;
  };
};

/**
 * Streams a CSV file. The next page is fetched when the client has received the previous one, so a slow client does not fill the
 * memory. The fetching ends when the client disconnects. An error between two pages aborts the connection, so that no client
 * mistakes an incomplete file for the whole file.
 */
export const sendCsv = async (
  response: Response,
  name: string,
  chunks: AsyncGenerator<string, void>,
): Promise<void> => {
  const rest = await readAhead(chunks);
  response.writeHead(200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  });
  await pipeline(rest, response).catch((error: unknown) => {
    const isClientGone = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isClientGone) throw error;
  });
};
