import { resolve } from 'node:path';
import { readAllSettings } from '@sargam/sandbox-shared/settings';
import { parseStores } from './stores/stores.ts';

/** Reads every setting and throws one error with all faults. */
export const readSettings = (env: NodeJS.ProcessEnv) =>
  readAllSettings(env, ({ wholeNumber, wholeNumbers, url, urls, attempt }) => {
    const port = wholeNumber('HTTP_PORT', 4380, 65_535);
    return {
      host: env.HOST ?? '127.0.0.1',
      port,
      /** The URL of the sandbox for browsers and shops, without a trailing slash. */
      publicUrl: url('PUBLIC_URL', `http://localhost:${port}`),
      storeName: env.STORE_NAME ?? 'Demo',
      stores: [
        { id: env.STORE_ID ?? 'testbox', password: env.STORE_PASSWORD ?? 'qwerty', active: true },
        ...attempt(() => parseStores(env.STORES ?? ''), []),
      ],
      dataDir: resolve(env.DATA_DIR ?? 'tmp/.sandbox'),
      /** Origins, besides those of a session's URLs, to which a shop may redirect the browser after the return. */
      returnOrigins: urls('RETURN_ORIGINS').map((address) => new URL(address).origin),
      sessionMs: wholeNumber('SESSION_SECONDS', 1800) * 1000,
      lateIpnMs: wholeNumber('LATE_IPN_SECONDS', 20) * 1000,
      refundMs: wholeNumber('REFUND_SECONDS', 60) * 1000,
      ipnTimeoutMs: wholeNumber('IPN_TIMEOUT_SECONDS', 10) * 1000,
      /** The delays before the second, third, … attempt of a notification. */
      ipnRetryMs: wholeNumbers('IPN_RETRY_SECONDS', '5,30,120,600,1800').map((seconds) => seconds * 1000),
    };
  });

export type Settings = ReturnType<typeof readSettings>;
