import { resolve } from 'node:path';
import { parseStores, type Store } from './stores/stores.ts';

export interface Settings {
  host: string;
  port: number;
  /** The address by which browsers and shops reach this sandbox, without a slash at the end. */
  publicUrl: string;
  storeName: string;
  stores: Store[];
  dataDir: string;
  /** Origins, besides those of a session's own URLs, to which a shop's return may redirect the browser. */
  returnOrigins: string[];
  sessionMs: number;
  lateIpnMs: number;
  refundMs: number;
  ipnTimeoutMs: number;
  /** Waits before the second, third, … try of a notification. */
  ipnRetryMs: number[];
}

/** Reads every setting and reports all faults at once. */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const faults: string[] = [];
  const attempt = <T>(read: () => T, otherwise: T): T => {
    try {
      return read();
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      return otherwise;
    }
  };
  const whole = (name: string, fallback: number, max = 10_000_000) =>
    attempt(() => parseWhole(name, env[name] ?? String(fallback), max), fallback);
  const port = whole('HTTP_PORT', 4380, 65_535);
  const settings: Settings = {
    host: env.HOST ?? '127.0.0.1',
    port,
    publicUrl: attempt(() => parseUrl('PUBLIC_URL', env.PUBLIC_URL ?? `http://localhost:${port}`), ''),
    storeName: env.STORE_NAME ?? 'Demo',
    stores: [
      { id: env.STORE_ID ?? 'testbox', password: env.STORE_PASSWORD ?? 'qwerty', active: true },
      ...attempt(() => parseStores(env.STORES ?? ''), []),
    ],
    dataDir: resolve(env.DATA_DIR ?? 'tmp/.sandbox'),
    returnOrigins: attempt(
      () => list(env.RETURN_ORIGINS).map((url) => new URL(parseUrl('RETURN_ORIGINS', url)).origin),
      [],
    ),
    sessionMs: whole('SESSION_SECONDS', 1800) * 1000,
    lateIpnMs: whole('LATE_IPN_SECONDS', 20) * 1000,
    refundMs: whole('REFUND_SECONDS', 60) * 1000,
    ipnTimeoutMs: whole('IPN_TIMEOUT_SECONDS', 10) * 1000,
    ipnRetryMs: attempt(
      () =>
        list(env.IPN_RETRY_SECONDS ?? '5,30,120,600,1800').map(
          (text) => parseWhole('IPN_RETRY_SECONDS', text, 10_000_000) * 1000,
        ),
      [],
    ),
  };
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return settings;
};

const list = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const parseWhole = (name: string, text: string, max: number): number => {
  if (!/^\d+$/.test(text) || Number(text) > max)
    throw new Error(`${name} must be a whole number up to ${max}.`);
  return Number(text);
};

const parseUrl = (name: string, text: string): string => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${name} must be an http or https address.`);
  return text.replace(/\/+$/, '');
};
