import type { Html } from '@sargam/sandbox-shared/html';
import { sendPage as sendHeld } from '@sargam/sandbox-shared/page';
import type { Response } from 'express';

/** Sends a page that loads its own pictures, runs no script, and posts only to itself and, by redirects, to `formTo`. */
export const sendPage = (
  response: Response,
  page: Html,
  nonce: string,
  formTo: readonly string[] = [],
): void => sendHeld(response, page, { nonce, allows: ["img-src 'self'"], formTo, referrer: 'no-referrer' });
