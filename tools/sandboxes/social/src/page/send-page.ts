import { pageSender } from '@sargam/sandbox-shared/send-page';

/** Sends a page that loads its own pictures, runs no script, and posts only to itself and, by redirects, to `formTargets`. */
export const sendPage = pageSender({ directive: () => "img-src 'self'", referrer: 'no-referrer' });
