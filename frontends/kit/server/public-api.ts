import { ApiError, type Company } from '@sargam/kit';
import type { Language } from '../src/i18n/index.ts';

/** What a server render forwards to the gateway: no cookie and no token. */
export type VisitorContext = {
  language: Language;
  /** For the page itself; the gateway does not get it. */
  company?: Company;
  /** For the gateway's rate limits. */
  visitorIp?: string;
  /** W3C trace context. */
  traceparent?: string;
};

export type PublicResponse = { data: unknown; isPersonal: boolean };

const isSignedPath = (value: unknown): boolean =>
  typeof value === 'string' && /^\/api\/v1\/\S+([?&]s=|\/hls\/)/.test(value);

/** Parses JSON and empties signed paths: they are valid for one visitor only. A path that is null stays null. */
const parsePublic = (text: string): PublicResponse => {
  let isPersonal = false;
  const data: unknown = JSON.parse(text, (_key, value: unknown) => {
    if (!isSignedPath(value)) return value;
    isPersonal = true;
    return '';
  });
  return { data, isPersonal };
};

/** Creates a function that requests `GET /api/v1<path>` as a visitor. Throws an ApiError for a status of 400 or more. */
export const createPublicApi =
  (apiUrl: string) =>
  async (path: string, visitor: VisitorContext, signal: AbortSignal): Promise<PublicResponse> => {
    const response = await fetch(`${apiUrl}/api/v1${path}`, {
      headers: {
        'accept-language': visitor.language,
        accept: 'application/json',
        ...(visitor.visitorIp && { 'x-forwarded-for': visitor.visitorIp }),
        ...(visitor.traceparent && { traceparent: visitor.traceparent }),
      },
      signal,
    });
    const text = await response.text();
    if (!response.ok) throw ApiError.from(response.status, parsePublic(text || 'null').data);
    return parsePublic(text);
  };

export type PublicApi = ReturnType<typeof createPublicApi>;
