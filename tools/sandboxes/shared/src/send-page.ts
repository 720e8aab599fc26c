import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { Html } from './html.ts';

/** A nonce for the inline style and script of one page. */
export const newNonce = (): string => randomBytes(16).toString('base64');

export interface PagePolicy {
  /** The nonce of the style element. */
  readonly nonce: string;
  /** Further directives for content that the page loads or runs besides its style. */
  readonly directives: readonly string[];
  /**
   * Origins that the form may lead to besides its own. Chromium applies form-action to the redirects after a post too,
   * so the site that receives the result must be one of them.
   */
  readonly formTargets: readonly string[];
  readonly referrer: 'no-referrer' | 'strict-origin';
}

/** Sends a page that may load, run and post only what the policy allows, and that is not cached. */
export const sendPage = (
  response: Response,
  page: Html,
  { nonce, directives, formTargets, referrer }: PagePolicy,
): void => {
  response
    .set({
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        ...directives,
        `form-action ${["'self'", ...formTargets].join(' ')}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'Cache-Control': 'no-store',
      'Referrer-Policy': referrer,
      'X-Content-Type-Options': 'nosniff',
    })
    .type('html')
    .send(page.html);
};
