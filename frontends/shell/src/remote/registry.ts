import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ParcelConfig } from 'single-spa';

type Config = { remotes: Record<string, string>; serviceWorker?: boolean };

const TIMEOUT_MS = 10_000;
const RETRY_DELAY_MS = 700;
let config: Promise<Config> | undefined;

const readConfig = async (): Promise<Config> => {
  const inlined = document.getElementById('sargam-config')?.textContent;
  if (inlined) return JSON.parse(inlined);
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
};

const register = ({ remotes }: Config, force: boolean): void =>
  registerRemotes(
    Object.entries(remotes).map(([name, entry]) => ({ name, entry })),
    { force },
  );

/** Reads the configuration and registers the remotes. Memoized; a failure is not kept, so that the next call retries. */
export const registerRemotesFromConfig = (): Promise<Config> => {
  config ??= readConfig()
    .then((read) => {
      register(read, false);
      return read;
    })
    .catch((error: unknown) => {
      config = undefined;
      throw error;
    });
  return config;
};

const withTimeout = <T>(ms: number, promise: Promise<T>, name: string): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`remote ${name} did not load in ${ms} ms`)), ms),
    ),
  ]);

const load = async (name: string, force: boolean): Promise<ParcelConfig> => {
  const read = await registerRemotesFromConfig();
  if (force) register(read, true);
  const lifecycles = await withTimeout(TIMEOUT_MS, loadRemote<ParcelConfig>(`${name}/lifecycles`), name);
  if (!lifecycles) throw new Error(`remote ${name} exposes no lifecycles`);
  return lifecycles;
};

/**
 * Loads the lifecycles of a remote. A failed attempt is retried once, because a deployment may be replacing the remote.
 * `isRetry` discards the cached result of an earlier attempt.
 */
export const loadLifecycles = async (name: string, isRetry = false): Promise<ParcelConfig> => {
  try {
    return await load(name, isRetry);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return load(name, true);
  }
};
