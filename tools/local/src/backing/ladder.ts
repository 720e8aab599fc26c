import { Obstacle } from '../base/obstacle.ts';
import type { PartSpec } from '../supervise/part.ts';
import { accepts } from '../supervise/probes.ts';
import type { Addresses, Backing, Ground, PortMap } from './backing.ts';
import { composed } from './compose.ts';
import { inbox } from './inbox.ts';
import { kafka } from './kafka.ts';
import { mongo } from './mongo.ts';
import { postgres } from './postgres.ts';
import { redis } from './redis.ts';
import { s3 } from './s3.ts';

// Slowest to fetch and to start first.
export const backings: readonly Backing[] = [kafka, postgres, mongo, s3, redis, inbox];

export interface Prepared {
  readonly backing: Backing;
  readonly addresses: Addresses;
  /** What the parts of this run are told in their place. */
  readonly nearby: Addresses;
  /** Absent where the address was given: it is somebody else's to run. */
  readonly spec?: PartSpec;
}

/** Host and port of an address, be it a URL or the first of a list of brokers; undefined for what is neither. */
export const hostAndPort = (address: string): { host: string; port: number } | undefined => {
  const first = address.split(',')[0] ?? '';
  const text = first.includes('://') ? first : `tcp://${first}`;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const usual: Record<string, number> = {
    'postgres:': 5432,
    'postgresql:': 5432,
    'redis:': 6379,
    'mongodb:': 27_017,
    'smtp:': 25,
    'http:': 80,
    'https:': 443,
    'tcp:': 9092,
  };
  return { host: url.hostname, port: Number(url.port) || (usual[url.protocol] ?? 0) };
};

const given = async (backing: Backing, env: NodeJS.ProcessEnv): Promise<Prepared | undefined> => {
  const [first, ...others] = backing.variables;
  const address = env[first];
  if (!address) return undefined;
  const missing = others.filter((name) => !env[name]);
  if (missing.length)
    throw new Obstacle(
      `${first} is set, so ${missing.join(' and ')} must be set too; set them or unset ${first}.`,
    );
  const place = hostAndPort(address);
  if (!place) {
    throw new Obstacle(
      `${first} is not an address that can be read; give it scheme, host and port, or unset it.`,
    );
  }
  const { host, port } = place;
  if (!(await accepts(port, host))) {
    throw new Obstacle(
      `${first} points to ${host}:${port}, where nothing answers; start that server or unset ${first}.`,
    );
  }
  const names = [...backing.variables, ...(backing.name === 'inbox' ? ['INBOX_URL'] : [])];
  const addresses = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  return { backing, addresses, nearby: addresses };
};

const takePorts = async (backing: Backing, ground: Ground): Promise<PortMap> => {
  const { twin } = backing;
  const main = await ground.ports.take(backing.name, { twin });
  const ports: Record<string, number> & { main: number } = { main };
  for (const name of backing.ports)
    ports[name] = await ground.ports.take(`${backing.name}-${name}`, { twin });
  return ports;
};

/** The first rung that serves: an address in the environment, a container, a real server from packages. */
export const prepare = async (
  backing: Backing,
  ground: Ground,
  env: NodeJS.ProcessEnv,
): Promise<Prepared> => {
  const present = await given(backing, env);
  if (present) return present;
  const ports = await takePorts(backing, ground);
  const container = await composed(backing, ground, ports);
  const program = container ?? { ...(await backing.fromPackages(ground, ports)), port: ports.main };
  const spec: PartSpec = {
    ...program,
    name: backing.name,
    kind: 'backing',
    probe: () => backing.probe(ports),
  };
  const addresses = backing.addresses(ports, ground.secrets);
  const nearby = (!container && backing.nearby?.(addresses, ground.home)) || addresses;
  return { backing, addresses, nearby, spec };
};
