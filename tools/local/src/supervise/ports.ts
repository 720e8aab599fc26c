import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type Home, shortHash } from '../base/home.ts';
import { findListener } from './process-table.ts';

export type IsPortFree = (port: number) => Promise<boolean>;

/** Whether this process can listen on the port. Checks IPv4 and IPv6, because a program on [::] would get some of the requests. */
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

/** The first free port from `wanted` on that is not in `used`. With `twinOffset`, port + twinOffset must be free too. */
export const findFreePort = async (
  wanted: number,
  used: ReadonlySet<number>,
  free: IsPortFree,
  twinOffset = 0,
): Promise<number> => {
  for (let port = wanted; port < wanted + 2000 && port < 65_536; port += 1) {
    if (used.has(port)) continue;
    if ((await free(port)) && (twinOffset === 0 || (await free(port + twinOffset)))) return port;
  }
  throw new Error(`no free port from ${wanted} on`);
};

/** First internal port of a home. Homes get different ranges, so that two runs rarely compete for a port. */
export const firstInternalPort = (homeFolder: string): number =>
  20_000 + (Number.parseInt(shortHash(homeFolder), 16) % 100) * 100;

/** Allocates the ports of a home and saves them, so that addresses stay the same at the next start. */
export const openPortAllocator = (
  home: Home,
  onMoved: (name: string, from: number, to: number, by: string) => void,
) => {
  const file = join(home.folder, 'ports.json');
  const known: Record<string, number> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const usedPorts = new Set<number>();
  let queue: Promise<unknown> = Promise.resolve();

  const allocateNow = async (name: string, wanted: number | undefined, twinOffset: number) => {
    const first = wanted ?? known[name] ?? firstInternalPort(home.folder);
    const port = await findFreePort(first, usedPorts, isPortFree, twinOffset);
    if (wanted !== undefined && port !== wanted) {
      const holder = findListener(wanted);
      onMoved(name, wanted, port, holder ? `${holder.command} (process ${holder.pid})` : 'another program');
    }
    usedPorts.add(port);
    if (twinOffset) usedPorts.add(port + twinOffset);
    known[name] = port;
    writeFileSync(file, JSON.stringify(known, null, 2));
    return port;
  };

  return {
    /** Allocates a port for this name: from `wanted` on, or without it the port of the last start if that is free. */
    allocate: (
      name: string,
      { wanted, twinOffset = 0 }: { wanted?: number; twinOffset?: number } = {},
    ): Promise<number> => {
      const port = queue.then(() => allocateNow(name, wanted, twinOffset));
      queue = port.catch(() => {});
      return port;
    },
  };
};

export type PortAllocator = ReturnType<typeof openPortAllocator>;
