import { pageSender } from '@sargam/sandbox-shared/send-page';

/** Sends a page that loads nothing, runs its own script, and posts only to itself and, by redirects, to `formTargets`. */
export const sendPage = pageSender({
  directive: (nonce) => `script-src 'nonce-${nonce}'`,
  // The URL contains the session key; a shop may check the origin of a return.
  referrer: 'strict-origin',
});
