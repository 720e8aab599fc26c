/** A connected TCP socket of a process table in /proc. */
export interface Socket {
  readonly localPort: number;
  readonly remoteAddress: string;
  readonly remotePort: number;
}

const listening = '0A';

/** The last four bytes of an address, which are the IPv4 address also in a mapped IPv6 address; in the byte order of the machine. */
const toAddress = (hex: string): string =>
  (hex.slice(-8).match(/../g) ?? [])
    .toReversed()
    .map((byte) => Number.parseInt(byte, 16))
    .join('.');

/** Parses /proc/PID/net/tcp or tcp6. */
export const parseSockets = (table: string): readonly Socket[] =>
  table
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state]) => state !== undefined && state !== listening)
    .map(([, local = '', remote = '']) => {
      const [address = '', port = ''] = remote.split(':');
      return {
        localPort: Number.parseInt(local.split(':')[1] ?? '', 16),
        remoteAddress: toAddress(address),
        remotePort: Number.parseInt(port, 16),
      };
    });
