import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { Html } from './html.ts';

/** For what stands inline in one page. */
export const newNonce = (): string => randomBytes(16).toString('base64');

export interface PagePolicy {
  /** Of the page's style. */
  readonly nonce: string;
  /** What the page may load or run besides its style: further directives. */
  readonly directives: readonly string[];
  /**
   * Where its form leads besides itself. Chromium holds form-action against the redirects that follow a post as well,
   * so the site that gets the answer must be among them.
   */
  readonly formTargets: readonly string[];
  readonly referrer: 'no-referrer' | 'strict-origin';
}

/** Sends a page that loads, runs and posts to nothing but what the policy names, and that nobody keeps. */
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
