import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { Html } from './html.ts';

interface PagePolicy {
  /** The directive for what the page loads or runs besides its style; `nonce` is that of the page. */
  readonly directive: (nonce: string) => string;
  readonly referrer: 'no-referrer' | 'strict-origin';
}

/**
 * Sends a page that may load, run and post only what the policy allows, and that is not cached. `formTargets`: origins that
 * the form may lead to besides its own. Chromium applies form-action to the redirects after a post too, so the site that
 * receives the result must be one of them.
 */
export const pageSender =
  ({ directive, referrer }: PagePolicy) =>
  (response: Response, render: (nonce: string) => Html, formTargets: readonly string[] = []): void => {
    // For the inline style and script of this page.
    const nonce = randomBytes(16).toString('base64');
    response
      .set({
        'Content-Security-Policy': [
          "default-src 'none'",
          `style-src 'nonce-${nonce}'`,
          directive(nonce),
          `form-action ${["'self'", ...formTargets].join(' ')}`,
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ].join('; '),
        'Cache-Control': 'no-store',
        'Referrer-Policy': referrer,
        'X-Content-Type-Options': 'nosniff',
      })
      .type('html')
      .send(render(nonce).html);
  };
