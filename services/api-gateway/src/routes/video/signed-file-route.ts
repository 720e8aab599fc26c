import { z } from 'zod';
import { rawResponse } from '../../api/raw-response.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { type OpenedFile, sendSignedFile } from './send-signed-file.ts';

interface FileRequest {
  readonly filename: string;
  readonly signature: string;
  /** The viewer cookie, to which the signature is bound. */
  readonly viewerSession: string;
}

interface SignedFile {
  readonly summary: string;
  readonly contentType: string;
  /** Descriptions of the responses that not every signed file has, by status. */
  readonly statuses: Readonly<Record<number, string>>;
  /** Checks the signature and finds the file. */
  readonly open: (request: FileRequest, deps: HandlerDeps) => Promise<OpenedFile>;
}

/** Streams a private file to the browser to which its signed URL was given (decision C6). */
export const signedFileRoute = (
  path: `/${string}`,
  { summary, contentType, statuses, open }: SignedFile,
): Route =>
  route.get(path, {
    summary,
    roles: 'anybody',
    noOwner: 'secret',
    rate: 'stream',
    ignoresToken: true,
    params: z.object({ filename: z.string().max(200) }),
    query: z.object({ s: z.string().max(2000).default('') }),
    response: rawResponse(contentType, {
      ...statuses,
      304: 'Unchanged',
      401: 'The login session has ended',
      403: 'Signature invalid for this browser, or expired',
    }),
    handle: ({ params, query, request, response }, deps) => {
      const viewerSession = deps.cookies.readViewerSession(request);
      const file = { filename: params.filename, signature: query.s, viewerSession };
      return sendSignedFile(() => open(file, deps), { request, response }, deps);
    },
  });
