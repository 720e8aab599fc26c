import { randomBytes } from 'node:crypto';
import type { Company } from '@sargam/kit';
import type { RenderedPage } from '@sargam/kit/server';
import type { Language } from '../language.ts';

/** A render that takes longer is given up. The visitor waits for a shorter time (`page-cache.ts`). */
const TIMEOUT_MS = 5_000;

export type PageRequest = { path: string; language: Language; company: Company; visitorIp?: string };

const isStyle = (value: unknown): boolean => {
  const { href, css } = (value ?? {}) as { href?: unknown; css?: unknown };
  return typeof href === 'string' && typeof css === 'string';
};

const isPreload = (value: unknown): boolean => {
  const { href, as } = (value ?? {}) as { href?: unknown; as?: unknown };
  return typeof href === 'string' && (as === 'script' || as === 'fetch');
};

const hasHead = ({ head }: Partial<RenderedPage>): boolean =>
  head === undefined || typeof head?.title === 'string';

/** Checks the response of a remote's server. Throws an error for anything else than a page. */
const parsePage = (value: unknown): RenderedPage => {
  const page = (value ?? {}) as Partial<RenderedPage>;
  const isPage =
    (page.status === 200 || page.status === 404) &&
    typeof page.html === 'string' &&
    typeof page.build === 'string' &&
    Array.isArray(page.state) &&
    Array.isArray(page.styles) &&
    page.styles.every(isStyle) &&
    Array.isArray(page.preloads) &&
    page.preloads.every(isPreload) &&
    hasHead(page);
  if (!isPage) throw new Error('the response is not a page');
  return page as RenderedPage;
};

const newTraceparent = (): string =>
  `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;

/** Requests a page from a remote's server, with a new trace. Throws an error if it fails, takes 5 s or is not a page. */
export const requestPage = async (
  server: string,
  { path, language, company, visitorIp }: PageRequest,
): Promise<RenderedPage> => {
  const traceparent = newTraceparent();
  try {
    const query = new URLSearchParams({ path, language, company: JSON.stringify(company) });
    const response = await fetch(`${server}/render?${query}`, {
      headers: { traceparent, ...(visitorIp && { 'x-forwarded-for': visitorIp }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return parsePage(await response.json());
  } catch (error) {
    const traceId = traceparent.split('-')[1];
    throw new Error(`page ${path} (${language}) was not rendered, trace ${traceId}: ${String(error)}`);
  }
};
