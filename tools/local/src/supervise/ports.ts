import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Home, shortHash } from '../base/home.ts';
import { findListener } from './process-table.ts';

export type IsPortFree = (port: number) => Promise<boolean>;

/** Can this process listen there right now? Both families: a stranger on [::] would get half the visitors. */
export const isPortFree: IsPortFree = (port) => {
  const tryHost = (host: string) =>
    new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', (error: NodeJS.ErrnoException) =>
        resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
      );
      server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
    });
  return tryHost('127.0.0.1').then((free) => free && tryHost('::'));
};

/** The first free port from `wanted` on that nobody of this run was given; `twinOffset` asks for port + twinOffset as well. */
export const findFreePort = async (
  wanted: number,
  given: ReadonlySet<number>,
  free: IsPortFree,
  twinOffset = 0,
): Promise<number> => {
  for (let port = wanted; port < wanted + 2000 && port < 65_536; port += 1) {
    if (given.has(port)) continue;
    if ((await free(port)) && (twinOffset === 0 || (await free(port + twinOffset)))) return port;
  }
  throw new Error(`no free port from ${wanted} on`);
};

/** Where a home's inner ports begin: homes are spread out so that two runs starting at once rarely meet. */
export const firstInternalPort = (homeFolder: string): number =>
  20_000 + (Number.parseInt(shortHash(homeFolder), 16) % 100) * 100;

export interface PortAllocator {
  /** A port for this name: the one it had last time if that is free, else the first free one from `wanted` on. */
  allocate(name: string, options?: { wanted?: number; twinOffset?: number }): Promise<number>;
}

/** Ports of a home, remembered so that addresses stay the same from one start to the next. */
export const openPortAllocator = (
  home: Home,
  moved: (name: string, from: number, to: number, by: string) => void,
): PortAllocator => {
  const file = join(home.folder, 'ports.json');
  const known: Record<string, number> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const given = new Set<number>();
  let queue: Promise<unknown> = Promise.resolve();

  const takeNow = async (name: string, wanted: number | undefined, twinOffset: number) => {
    const first = wanted ?? known[name] ?? firstInternalPort(home.folder);
    const port = await findFreePort(first, given, isPortFree, twinOffset);
    if (wanted !== undefined && port !== wanted) {
      const holder = findListener(wanted);
      moved(name, wanted, port, holder ? `${holder.command} (process ${holder.pid})` : 'another program');
    }
    given.add(port);
    if (twinOffset) given.add(port + twinOffset);
    known[name] = port;
    writeFileSync(file, JSON.stringify(known, null, 2));
    return port;
  };

  return {
    allocate: (name, { wanted, twinOffset = 0 } = {}) => {
      const turn = queue.then(() => takeNow(name, wanted, twinOffset));
      queue = turn.catch(() => {});
      return turn;
    },
  };
};
