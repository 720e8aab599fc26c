import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { Html } from '../../../sslcommerz/src/page/html.ts';

/** For the inline style of one page. */
export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * Sends a page that loads nothing but its own pictures, runs no script, and posts only to itself. Chromium holds
 * form-action against the redirects that follow a post as well, so `formTo` names the site that gets the answer.
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
        "img-src 'self'",
        `form-action ${["'self'", ...formTo].join(' ')}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    })
    .type('html')
    .send(page.html);
};
