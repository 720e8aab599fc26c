import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { Html } from './html.ts';

/** For the inline style and script of one page. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * Sends a page that loads nothing and posts only to itself and to `formTo`. Chromium holds form-action against the
 * redirects that follow a post as well, so an origin to which a shop redirects must be among them.
 */
export const sendPage = (
  response: Response,
  page: Html,
  nonce: string,
  formTo: readonly string[] = [],
): void => {
  response
    .set({
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        `script-src 'nonce-${nonce}'`,
        `form-action ${["'self'", ...formTo].join(' ')}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'Cache-Control': 'no-store',
      // The address holds the session's key; a shop may want to see the origin of a return.
      'Referrer-Policy': 'strict-origin',
      'X-Content-Type-Options': 'nosniff',
    })
    .type('html')
    .send(page.html);
};
