import { isServer } from '../server-request/server-request.ts';

/** Opening a page is activity. */
let lastActivityAt = Date.now();

const record = (): void => {
  lastActivityAt = Date.now();
};

if (!isServer)
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
    window.addEventListener(type, record, { capture: true, passive: true });

/** Whole seconds since the person last used this page. The session of an admin ends without activity, although an open page keeps refreshing it. */
export const secondsIdle = (now = Date.now()): number =>
  Math.max(0, Math.floor((now - lastActivityAt) / 1000));
