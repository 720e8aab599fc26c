import type { Html } from '@sargam/sandbox-shared/html';
import { sendPage as sendPageWithPolicy } from '@sargam/sandbox-shared/send-page';
import type { Response } from 'express';

/** Sends a page that loads nothing, runs its own script, and posts only to itself and, by redirects, to `formTargets`. */
export const sendPage = (
  response: Response,
  page: Html,
  nonce: string,
  formTargets: readonly string[] = [],
): void =>
  sendPageWithPolicy(response, page, {
    nonce,
    directives: [`script-src 'nonce-${nonce}'`],
    formTargets,
    // The URL contains the session key; a shop may check the origin of a return.
    referrer: 'strict-origin',
  });
