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

/** The ports of one backing service, by their names; `main` is where it is spoken to. */
export type PortMap = Readonly<Record<string, number>> & { readonly main: number };

export type Addresses = Readonly<Record<string, string>>;

/** How a real server from packages is run. */
export type ServerProgram = Pick<PartSpec, 'command' | 'stopSignal'> &
  Partial<Pick<PartSpec, 'env' | 'cwd' | 'user'>>;

export interface BackingService {
  readonly name: 'postgres' | 'redis' | 'kafka' | 'mongo' | 's3' | 'inbox';
  readonly title: string;
  /** Names of its ports after `main`; `twin` asks that port + twin be free as well. */
  readonly ports: readonly string[];
  readonly twinOffset?: number;
  /** The settings that say where it is. The first one in the environment means: it is given, start none. */
  readonly variables: readonly [string, ...string[]];
  readonly addresses: (ports: PortMap, secrets: Secrets) => Addresses;
  /** The same for the parts of this run, where there is a shorter way to a server that runs from packages. */
  readonly internalAddresses?: (addresses: Addresses, home: Home) => Addresses;
  readonly probe: (ports: PortMap) => Promise<boolean>;
  /** Can the compose file start it? */
  readonly hasContainer: boolean;
  readonly prepareProgram: (context: BackingContext, ports: PortMap) => Promise<ServerProgram>;
}
