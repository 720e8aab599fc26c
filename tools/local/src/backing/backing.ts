import type { Home } from '../base/home.ts';
import type { Secrets } from '../base/secrets.ts';
import type { PartSpec } from '../supervise/part.ts';
import type { Ports } from '../supervise/ports.ts';

export interface Ground {
  readonly home: Home;
  readonly ports: Ports;
  readonly secrets: Secrets;
  readonly say: (line: string) => void;
}

/** The ports of one backing service, by their names; `main` is where it is spoken to. */
export type PortMap = Readonly<Record<string, number>> & { readonly main: number };

export type Addresses = Readonly<Record<string, string>>;

/** How a real server from packages is run. */
export type ServerProgram = Pick<PartSpec, 'command' | 'stopSignal'> &
  Partial<Pick<PartSpec, 'env' | 'cwd' | 'user'>>;

export interface Backing {
  readonly name: 'postgres' | 'redis' | 'kafka' | 'mongo' | 's3' | 'inbox';
  readonly title: string;
  /** Names of its ports after `main`; `twin` asks that port + twin be free as well. */
  readonly ports: readonly string[];
  readonly twin?: number;
  /** The settings that say where it is. The first one in the environment means: it is given, start none. */
  readonly variables: readonly [string, ...string[]];
  readonly addresses: (ports: PortMap, secrets: Secrets) => Addresses;
  /** The same for the parts of this run, where there is a shorter way to a server that runs from packages. */
  readonly nearby?: (addresses: Addresses, home: Home) => Addresses;
  readonly probe: (ports: PortMap) => Promise<boolean>;
  /** Can the compose file start it? */
  readonly composed: boolean;
  readonly fromPackages: (ground: Ground, ports: PortMap) => Promise<ServerProgram>;
}
