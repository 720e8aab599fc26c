import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ParcelConfig } from 'single-spa';

type Config = { remotes: Record<string, string>; serviceWorker?: boolean };

const DEADLINE_MS = 10_000;
const PAUSE_MS = 700;
let config: Promise<Config> | undefined;

const readConfig = async (): Promise<Config> => {
  const inlined = document.getElementById('sargam-config')?.textContent;
  if (inlined) return JSON.parse(inlined);
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return response.json();
};

const register = ({ remotes }: Config, force: boolean): void =>
  registerRemotes(
    Object.entries(remotes).map(([name, entry]) => ({ name, entry })),
    { force },
  );

/** Learns where the remotes are. Later callers share the answer; a failure is forgotten so that they ask again. */
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

const before = <T>(ms: number, promise: Promise<T>, name: string): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`remote ${name} did not load in ${ms} ms`)), ms),
    ),
  ]);

const load = async (name: string, force: boolean): Promise<ParcelConfig> => {
  const read = await registerRemotesFromConfig();
  if (force) register(read, true);
  const lifecycles = await before(DEADLINE_MS, loadRemote<ParcelConfig>(`${name}/lifecycles`), name);
  if (!lifecycles) throw new Error(`remote ${name} exposes no lifecycles`);
  return lifecycles;
};

/**
 * A remote's lifecycles, or an error. It is asked twice, so that one which is just being replaced is not missed; `again`
 * forgets what an earlier attempt left behind.
 */
export const loadLifecycles = async (name: string, again = false): Promise<ParcelConfig> => {
  try {
    return await load(name, again);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load(name, true);
  }
};
