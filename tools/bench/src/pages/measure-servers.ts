import { join } from 'node:path';
import { readJson } from '@sargam/local/base/read-json';
import { UserFacingError } from '@sargam/local/base/user-facing-error';
import { findListener } from '@sargam/local/supervise/process-table';
import { cpuMs, residentMb } from '../environment/process-usage.ts';
import { generateLoad, generateSteadyLoad, type Load } from '../measure/generate-load.ts';

/** The two processes that serve public pages. */
export interface PageServers {
  readonly shell: ServerProcess;
  readonly storefront: ServerProcess;
}

interface ServerProcess {
  readonly pid: number;
  readonly port: number;
}

/** One line of the report: CPU milliseconds per page, or megabytes. */
export interface ServerRow {
  readonly measured: string;
  readonly path: string;
  readonly requests: number;
  readonly value: number;
  readonly limit: number;
}

export const serverLimits = { cachedMs: 1, uncachedMs: 25, memoryMb: 110 } as const;

const warmUp = { ms: 10_000, cached: 2000, uncached: 150 } as const;
const cached = { ms: 10_000, requests: 3000, connections: 4 } as const;
const uncached = { ms: 15_000, requests: 150 } as const;
const steady = { ms: 20_000, perSecond: 25 } as const;
const memorySampleMs = 100;

const findServer = (ports: Readonly<Record<string, number>>, part: string): ServerProcess => {
  const port = ports[`${part}-http`] ?? 0;
  const pid = findListener(port)?.pid;
  if (!pid) throw new UserFacingError(`The part ${part} does not run on this machine.`);
  return { pid, port };
};

/** Finds the processes of the site that runs from this home folder. */
export const findPageServers = (home: string): PageServers => {
  const ports = readJson<Record<string, number>>(join(home, 'ports.json')) ?? {};
  return { shell: findServer(ports, 'shell'), storefront: findServer(ports, 'storefront-server') };
};

const requireAnswers = ({ failed, requests }: Load): void => {
  if (failed) throw new UserFacingError(`${failed} of ${requests} pages failed.`);
};

/** Another network for each request: the gateway limits the requests of one network. */
const visitorHeaders = (n: number) => ({ 'x-forwarded-for': `10.${n % 256}.${(n >> 8) % 256}.1` });

const languageOf = (n: number): 'en' | 'bn' => (n % 2 ? 'bn' : 'en');

/** The path of the storefront's server, which caches no page. Every second page is in Bengali. */
const renderPath = (path: string, n: number): string =>
  `/render?${new URLSearchParams({ path, language: languageOf(n) })}`;

const measureCachedPage = async ({ shell }: PageServers, path: string): Promise<ServerRow> => {
  const headers = () => ({ 'accept-encoding': 'br', 'accept-language': 'en' });
  const target = { port: shell.port, path: () => path, headers };
  await generateLoad(warmUp.ms, cached.connections, target, warmUp.cached);
  const before = cpuMs(shell.pid);
  const load = await generateLoad(cached.ms, cached.connections, target, cached.requests);
  requireAnswers(load);
  const value = (cpuMs(shell.pid) - before) / load.requests;
  const { requests } = load;
  return { measured: 'shell, cached page, CPU ms', path, requests, value, limit: serverLimits.cachedMs };
};

const measureUncachedPage = async ({ storefront }: PageServers, path: string): Promise<ServerRow> => {
  const target = { port: storefront.port, path: (n: number) => renderPath(path, n), headers: visitorHeaders };
  await generateLoad(warmUp.ms, 1, target, warmUp.uncached);
  const before = cpuMs(storefront.pid);
  const load = await generateLoad(uncached.ms, 1, target, uncached.requests);
  requireAnswers(load);
  const value = (cpuMs(storefront.pid) - before) / load.requests;
  const { requests } = load;
  return {
    measured: 'storefront-server, page, CPU ms',
    path,
    requests,
    value,
    limit: serverLimits.uncachedMs,
  };
};

/** The highest memory of the storefront's server during and after a steady load of all paths. */
const measureMemory = async ({ storefront }: PageServers, paths: readonly string[]): Promise<ServerRow> => {
  let highestMb = 0;
  const sample = (): void => {
    highestMb = Math.max(highestMb, residentMb(storefront.pid));
  };
  const timer = setInterval(sample, memorySampleMs);
  const path = (n: number): string =>
    renderPath(paths[n % paths.length] ?? '/', Math.floor(n / paths.length));
  const target = { port: storefront.port, path, headers: visitorHeaders };
  const load = await generateSteadyLoad(steady.ms, steady.perSecond, target).finally(() =>
    clearInterval(timer),
  );
  requireAnswers(load);
  sample();
  return {
    measured: `storefront-server, ${steady.perSecond} pages/s, MB`,
    path: 'all',
    requests: load.requests,
    value: highestMb,
    limit: serverLimits.memoryMb,
  };
};

/** Measures the servers of public pages. The memory is measured first, before the long loads. */
export const measureServers = async (
  servers: PageServers,
  paths: readonly string[],
): Promise<ServerRow[]> => {
  const rows = [await measureMemory(servers, paths)];
  for (const path of paths) rows.push(await measureUncachedPage(servers, path));
  for (const path of paths) rows.push(await measureCachedPage(servers, path));
  return rows;
};
