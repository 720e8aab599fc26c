import type { Home } from '../base/home.ts';
import type { Secrets } from '../base/secrets.ts';
import type { PortAllocator } from '../supervise/ports.ts';
import type { PartSpec } from '../supervise/supervise-process.ts';

export interface BackingContext {
  readonly home: Home;
  readonly ports: PortAllocator;
  readonly secrets: Secrets;
  readonly print: (line: string) => void;
}

/** The ports of a backing service by name; `main` is the port for clients. */
export type PortMap = Readonly<Record<string, number>> & { readonly main: number };

export type Addresses = Readonly<Record<string, string>>;

/** How to run a server that is installed from packages. */
export type ServerProgram = Pick<PartSpec, 'command' | 'stopSignal'> &
  Partial<Pick<PartSpec, 'env' | 'cwd' | 'user'>>;

export interface BackingService {
  readonly name: 'postgres' | 'redis' | 'kafka' | 'mongo' | 's3' | 'inbox';
  readonly title: string;
  /** Names of the ports besides `main`. With `twinOffset`, port + twinOffset must be free too. */
  readonly ports: readonly string[];
  readonly twinOffset?: number;
  /** Settings with the server's address. If the first one is in the environment, no server is started. */
  readonly variables: readonly [string, ...string[]];
  readonly addresses: (ports: PortMap, secrets: Secrets) => Addresses;
  /** Addresses for the parts of this run, if a server from packages has a faster address. */
  readonly internalAddresses?: (addresses: Addresses, home: Home) => Addresses;
  readonly probe: (ports: PortMap) => Promise<boolean>;
  /** Whether the compose file has this service. */
  readonly hasContainer: boolean;
  readonly prepareProgram: (context: BackingContext, ports: PortMap) => Promise<ServerProgram>;
}
