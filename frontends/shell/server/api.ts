import type { Language } from './language.ts';

/** An API response of the page, for the browser's query cache under the same key. */
export type PrefetchedResponse = { path: string; data: unknown };

export type Api = {
  /** The response of `GET /api/v1<path>`; undefined after a timeout or an error. `seed` also passes it to the browser. */
  get: <T>(path: string, options?: { seed?: boolean }) => Promise<T | undefined>;
  prefetched: PrefetchedResponse[];
  /** The paths that the API answered with 404 or 400. */
  notFoundPaths: Set<string>;
};

const TIMEOUT_MS = 800;

/**
 * An API client for one page, without the user's session, so that public pages are the same for everyone. It forwards
 * only the visitor's IP address, which the gateway needs for its rate limits.
 */
export const createPublicApi = (apiUrl: string, language: Language, visitorIp?: string): Api => {
  const prefetched: PrefetchedResponse[] = [];
  const notFoundPaths = new Set<string>();
  const get = async <T>(path: string, { seed = true } = {}): Promise<T | undefined> => {
    try {
      const response = await fetch(`${apiUrl}/api/v1${path}`, {
        headers: {
          'accept-language': language,
          accept: 'application/json',
          ...(visitorIp && { 'x-forwarded-for': visitorIp }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 404 || response.status === 400) notFoundPaths.add(path);
      if (!response.ok) return undefined;
      const data = (await response.json()) as T;
      if (seed) prefetched.push({ path, data });
      return data;
    } catch {
      return undefined;
    }
  };
  return { get, prefetched, notFoundPaths };
};
