import type { Language } from './language.ts';

/** What was asked for a page, to be put into the browser's cache under the same key. */
export type PrefetchedResponse = { path: string; data: unknown };

export type Api = {
  /** The answer to `GET /api/v1<path>`, or undefined where it is late or failed: the page goes on without. */
  get: <T>(path: string, options?: { seed?: boolean }) => Promise<T | undefined>;
  prefetched: PrefetchedResponse[];
  /** Paths that name nothing: what is there not, or what cannot be an id. */
  notFoundPaths: Set<string>;
};

const DEADLINE_MS = 800;

/**
 * A visitor's view of the API for one page. Nothing of the person's goes along but the network they come from, which
 * the gateway's limits count: what is written is the same for all.
 */
export const createPublicApi = (apiUrl: string, language: Language, visitor?: string): Api => {
  const prefetched: PrefetchedResponse[] = [];
  const notFoundPaths = new Set<string>();
  const get = async <T>(path: string, { seed = true } = {}): Promise<T | undefined> => {
    try {
      const response = await fetch(`${apiUrl}/api/v1${path}`, {
        headers: {
          'accept-language': language,
          accept: 'application/json',
          ...(visitor && { 'x-forwarded-for': visitor }),
        },
        signal: AbortSignal.timeout(DEADLINE_MS),
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
