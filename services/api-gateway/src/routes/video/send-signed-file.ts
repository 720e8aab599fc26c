import type { Request, Response } from 'express';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { recheckStream } from '../../streaming/recheck-stream.ts';

export interface OpenedFile {
  readonly objectUrl: string;
  readonly etag?: string;
  /** The login session to which the signature belongs. */
  readonly sessionId: string;
  /** The person whose lesson sessions are limited (decision B79); empty or missing if they are not. */
  readonly limitedPersonId?: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Streams a private file to the browser to which its signed URL was given. `open` checks the signature and the access. */
export const sendSignedFile = async (
  open: () => Promise<OpenedFile>,
  { request, response }: { readonly request: Request; readonly response: Response },
  { endedSessions, lessonSessions, proxyObject }: HandlerDeps,
): Promise<void> => {
  const check = async (): Promise<OpenedFile> => {
    const file = await open();
    const { sessionId, limitedPersonId: personId } = file;
    endedSessions.refuse(sessionId);
    if (personId) await lessonSessions.admit({ personId, sessionId });
    return file;
  };
  const { objectUrl, etag, headers } = await check();
  // The browser closes requests when it seeks.
  if (response.destroyed) return;
  recheckStream(response, check);
  await proxyObject(objectUrl, request, response, {
    headers: { ...headers, 'cache-control': 'private, no-store' },
    ...(etag !== undefined && { etag }),
  });
};
