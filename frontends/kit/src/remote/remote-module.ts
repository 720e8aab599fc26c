import { loadContainer } from './load-container.ts';
import { asFinal, retryOnce } from './retry-once.ts';

type Config = { remotes: Record<string, string>; serviceWorker?: boolean };

/**
 * What `./mount` of a remote exports as `mount`: renders the remote in the container, with a React root of its own.
 * Returns the function that unmounts it.
 */
export type MountRemote = (container: Element) => () => void;

const CONFIG_TIMEOUT_MS = 10_000;
/** For both attempts together: after it the page shows the failure with a retry. */
const TIMEOUT_MS = 15_000;
let config: Promise<Config> | undefined;

const fetchConfig = async (): Promise<Config> => {
  const inlined = document.getElementById('sargam-config')?.textContent;
  if (inlined) return JSON.parse(inlined);
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(CONFIG_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
};

/** Reads the configuration, which lists the remotes. Memoized; a failure is not kept, so that the next call retries. */
export const readConfig = (): Promise<Config> => {
  config ??= fetchConfig().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
};

/** Rejects after this time. The timer ends with the promise. */
const withTimeout = async <T>(ms: number, promise: Promise<T>, name: string): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(asFinal(new Error(`remote ${name} did not load in ${ms} ms`))), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
};

const getModule = async (name: string, module: string): Promise<unknown> => {
  const { remotes } = await readConfig();
  const entry = remotes[name];
  if (!entry) throw new Error(`/config.json lists no remote ${name}`);
  const container = await loadContainer(name, entry);
  return (await container.get(module))();
};

/** Loads a module that a remote exposes, such as `./mount`. A failed download is repeated once. */
export const loadRemoteModule = <Module>(name: string, module: string): Promise<Module> =>
  withTimeout(
    TIMEOUT_MS,
    retryOnce(() => getModule(name, module)),
    name,
  ) as Promise<Module>;
