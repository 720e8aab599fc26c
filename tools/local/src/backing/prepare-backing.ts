import { UserFacingError } from '../base/user-facing-error.ts';
import { acceptsConnections } from '../supervise/probes.ts';
import type { PartSpec } from '../supervise/supervise-process.ts';
import type { Addresses, BackingContext, BackingService, PortMap } from './backing-service.ts';
import { prepareContainer } from './container.ts';
import { inbox } from './inbox.ts';
import { kafka } from './kafka.ts';
import { mongo } from './mongo.ts';
import { postgres } from './postgres.ts';
import { redis } from './redis.ts';
import { s3 } from './s3.ts';

// The services that take the longest to download and start come first.
export const backingServices: readonly BackingService[] = [kafka, postgres, mongo, s3, redis, inbox];

export interface PreparedBacking {
  readonly backing: BackingService;
  readonly addresses: Addresses;
  /** The addresses for the parts of this run. */
  readonly internalAddresses: Addresses;
  /** Undefined if the environment has the address: the launcher does not start that server. */
  readonly spec?: PartSpec;
}

/** Host and port of a URL, or of the first broker in a list; undefined for other text. */
export const parseHostAndPort = (address: string): { host: string; port: number } | undefined => {
  const first = address.split(',')[0] ?? '';
  const text = first.includes('://') ? first : `tcp://${first}`;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const defaultPorts: Record<string, number> = {
    'postgres:': 5432,
    'postgresql:': 5432,
    'redis:': 6379,
    'mongodb:': 27_017,
    'smtp:': 25,
    'http:': 80,
    'https:': 443,
    'tcp:': 9092,
  };
  return { host: url.hostname, port: Number(url.port) || (defaultPorts[url.protocol] ?? 0) };
};

const findExternalServer = async (
  backing: BackingService,
  env: NodeJS.ProcessEnv,
): Promise<PreparedBacking | undefined> => {
  const [first, ...others] = backing.variables;
  const address = env[first];
  if (!address) return undefined;
  const missing = others.filter((name) => !env[name]);
  if (missing.length)
    throw new UserFacingError(
      `${first} is set, so ${missing.join(' and ')} must be set too; set them or unset ${first}.`,
    );
  const hostAndPort = parseHostAndPort(address);
  if (!hostAndPort) {
    throw new UserFacingError(
      `${first} is not a valid address; set it to scheme, host and port, or unset it.`,
    );
  }
  const { host, port } = hostAndPort;
  if (!(await acceptsConnections(port, host))) {
    throw new UserFacingError(
      `${first} points to ${host}:${port}, but no server answers there; start that server or unset ${first}.`,
    );
  }
  const names = [...backing.variables, ...(backing.name === 'inbox' ? ['INBOX_URL'] : [])];
  const addresses = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  return { backing, addresses, internalAddresses: addresses };
};

const allocatePorts = async (backing: BackingService, context: BackingContext): Promise<PortMap> => {
  const { twinOffset } = backing;
  const main = await context.ports.allocate(backing.name, { twinOffset });
  const ports: Record<string, number> & { main: number } = { main };
  for (const name of backing.ports)
    ports[name] = await context.ports.allocate(`${backing.name}-${name}`, { twinOffset });
  return ports;
};

/** Uses the first available source: an address in the environment, a container, a server from packages. */
export const prepareBacking = async (
  backing: BackingService,
  context: BackingContext,
  env: NodeJS.ProcessEnv,
): Promise<PreparedBacking> => {
  const present = await findExternalServer(backing, env);
  if (present) return present;
  const ports = await allocatePorts(backing, context);
  const container = await prepareContainer(backing, context, ports);
  const program = container ?? { ...(await backing.prepareProgram(context, ports)), port: ports.main };
  const spec: PartSpec = {
    ...program,
    name: backing.name,
    kind: 'backing',
    probe: () => backing.probe(ports),
  };
  const addresses = backing.addresses(ports, context.secrets);
  const internalAddresses = (!container && backing.internalAddresses?.(addresses, context.home)) || addresses;
  return { backing, addresses, internalAddresses, spec };
};
