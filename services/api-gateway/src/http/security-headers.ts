import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

/** helmet's headers, computed once: they are the same for every response. Only an https site requires https from browsers. */
const headersOf = (
  siteUrl: string,
  options: Pick<HelmetOptions, 'contentSecurityPolicy' | 'crossOriginResourcePolicy'>,
): Record<string, string> => {
  const strictTransportSecurity = new URL(siteUrl).protocol === 'https:';
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  } as unknown as ServerResponse;
  helmet({ strictTransportSecurity, ...options })(
    { headers: {} } as IncomingMessage,
    response,
    () => undefined,
  );
  return headers;
};

/** Headers of API responses: a browser that shows one must not load or run anything. */
export const apiHeaders = (siteUrl: string): Record<string, string> => ({
  ...headersOf(siteUrl, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  }),
  'cache-control': 'no-store',
});

/** Headers of the OpenAPI page: scripts and styles of this host only; swagger-ui sets style attributes. */
export const docsHeaders = (siteUrl: string): Record<string, string> =>
  headersOf(siteUrl, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
  });
