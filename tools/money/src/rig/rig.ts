import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kafkaSettings, mongoSettings, objectSettings, postgresSettings } from '@sargam/chassis/config';
import { createIsolatedStores } from '@sargam/chassis/testing';
import { buildServices } from './build-services.ts';
import { freePorts } from './free-ports.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { type Sandbox, sandboxAt } from './sandbox.ts';
import { repository, type ServiceProcess, serviceProcess } from './service-process.ts';
import { type Count, openCount, startTap, type Tap } from './tap.ts';

/** The services that money and access pass through. `commerce-2` is a second process on commerce's rows. */
export const names = [
  'identity',
  'catalogue',
  'learning',
  'commerce',
  'commerce-2',
  'store',
  'payouts',
] as const;
export type ServiceName = (typeof names)[number];

/** The part of the site that runs in this process. */
const partOf = (name: ServiceName): string => name.replace(/-2$/, '');

const folderOf = (name: ServiceName): string => path.join(repository, 'services', partOf(name));

const storesOf = {
  identity: { ...postgresSettings, ...kafkaSettings },
  catalogue: { ...mongoSettings, ...kafkaSettings },
  learning: { ...postgresSettings, ...kafkaSettings, ...objectSettings },
  commerce: { ...postgresSettings, ...kafkaSettings },
  store: { ...postgresSettings, ...kafkaSettings },
  payouts: { ...postgresSettings, ...kafkaSettings, ...objectSettings },
} as const;

export interface RigOptions {
  /** A second process of commerce on the same rows. */
  readonly twoCommerces?: boolean;
  readonly env?: Readonly<Partial<Record<ServiceName, Readonly<Record<string, string>>>>>;
  /** Kafka brokers in place of the environment's. */
  readonly brokers?: string;
  /** False where nothing is counted or killed: what is said then costs no detour. */
  readonly taps?: boolean;
}

export interface Rig {
  readonly services: Readonly<Record<ServiceName, ServiceProcess>>;
  readonly grpc: Readonly<Record<ServiceName, string>>;
  /** What a service says to its database, to other services and to the payment gateway, counted. */
  readonly counts: Readonly<Record<ServiceName, Count>>;
  /** Databases, past the counting. */
  readonly databases: Readonly<Record<'identity' | 'learning' | 'commerce' | 'store' | 'payouts', string>>;
  readonly sandbox: Sandbox;
  /** Hands the payment gateway's notifications on to commerce, as the site's gateway does. */
  readonly postOffice: PostOffice;
  /** What stands before every topic. */
  readonly topicPrefix: string;
  readonly logs: string;
  stop(): Promise<void>;
}

export const callerSecret = 'a-secret-of-the-money-tests-alone';

const sum = (all: readonly (() => Promise<unknown>)[]) => async () => {
  for (const end of all.toReversed()) await end().catch((error: unknown) => console.error(error));
};

/** Starts everything that money passes through: real services in processes of their own, on stores of their own. */
export const startRig = async ({
  twoCommerces = false,
  env = {},
  brokers,
  taps = true,
}: RigOptions = {}): Promise<Rig> => {
  if (brokers) process.env['KAFKA_BROKERS'] = brokers;
  const ends: (() => Promise<unknown>)[] = [];
  try {
    return await assemble({ twoCommerces, env, taps }, ends);
  } catch (error) {
    await sum(ends)();
    throw error;
  }
};

const assemble = async (
  { twoCommerces, env, taps }: Required<Omit<RigOptions, 'brokers'>>,
  ends: (() => Promise<unknown>)[],
): Promise<Rig> => {
  await buildServices(new Set(names.map(partOf)));
  const logs = await mkdtemp(path.join(tmpdir(), 'sargam-money-'));
  ends.push(() => rm(logs, { recursive: true, force: true }));
  const ports = await freePorts(names.length * 2 + 1);
  const portsOf = (name: ServiceName) => {
    const at = names.indexOf(name) * 2;
    return { grpc: ports[at] ?? 0, ops: ports[at + 1] ?? 0 };
  };

  const kept = (['identity', 'catalogue', 'learning', 'commerce', 'store', 'payouts'] as const).map(
    async (name) => {
      const own = await createIsolatedStores(storesOf[name], `money-${name}`, folderOf(name));
      ends.push(() => own.drop());
      return [name, own.env] as const;
    },
  );
  const backing = Object.fromEntries(await Promise.all(kept)) as Record<string, Record<string, string>>;
  // One prefix for all, so that they hear one another.
  const TOPIC_PREFIX = backing['commerce']?.['TOPIC_PREFIX'] ?? '';

  const postOffice = await openPostOffice();
  ends.push(() => postOffice.close());
  const sandbox = await sandboxAt(ports.at(-1) ?? 0, logs);
  ends.push(() => sandbox.stop());

  const counts = Object.fromEntries(names.map((name) => [name, openCount() as Count])) as Record<
    ServiceName,
    Count
  >;
  const opened: Tap[] = [];
  ends.push(() => Promise.all(opened.map((tap) => tap.stop())));
  const tapped = async (name: ServiceName, host: string, port: number): Promise<number> => {
    if (!taps) return port;
    const tap = await startTap({ host, port }, counts[name]);
    opened.push(tap);
    return tap.port;
  };
  const behindTap = async (name: ServiceName, address: string): Promise<string> => {
    const url = new URL(address);
    url.port = String(await tapped(name, url.hostname, Number(url.port)));
    return url.href;
  };
  const upstream = async (name: ServiceName, of: ServiceName): Promise<string> =>
    `127.0.0.1:${await tapped(name, '127.0.0.1', portsOf(of).grpc)}`;

  const environment = async (name: ServiceName): Promise<Record<string, string>> => {
    const own = backing[partOf(name)] ?? {};
    const calls: Partial<Record<ServiceName, readonly ServiceName[]>> = {
      commerce: ['catalogue', 'identity', 'learning'],
      'commerce-2': ['catalogue', 'identity', 'learning'],
      store: ['commerce', 'identity'],
    };
    const addresses = await Promise.all(
      (calls[name] ?? []).map(
        async (of) => [`${of.toUpperCase()}_ADDRESS`, await upstream(name, of)] as const,
      ),
    );
    const { grpc, ops } = portsOf(name);
    return {
      ...own,
      ...Object.fromEntries(addresses),
      ...(own['DATABASE_URL'] ? { DATABASE_URL: await behindTap(name, own['DATABASE_URL']) } : {}),
      TOPIC_PREFIX,
      SARGAM_ENV: 'test',
      LOG_LEVEL: 'info',
      CALLER_SECRET: callerSecret,
      SITE_URL: postOffice.url,
      SSLCOMMERZ_URL: await behindTap(name, sandbox.url),
      SSLCOMMERZ_TIMEOUT: '5s',
      SWEEP_INTERVAL: '500ms',
      KAFKA_SESSION_TIMEOUT: '3s',
      FIRST_ADMIN_EMAIL: 'admin@sargam.test',
      FIRST_ADMIN_PASSWORD: 'sargam-demo',
      GRPC_PORT: String(grpc),
      OPS_PORT: String(ops),
      ...env[name],
    };
  };

  const services = Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const program = {
          name,
          script: path.join(folderOf(name), 'dist/main.cjs'),
          env: await environment(name),
          readyUrl: `http://127.0.0.1:${portsOf(name).ops}/readyz`,
          logs,
        };
        return [name, serviceProcess(program)] as const;
      }),
    ),
  ) as Record<ServiceName, ServiceProcess>;
  const started = names.filter((name) => twoCommerces || name !== 'commerce-2');
  ends.push(() => Promise.all(started.map((name) => services[name].stop())));
  await Promise.all(started.map((name) => services[name].start()));

  const databaseOf = (name: string) => backing[name]?.['DATABASE_URL'] ?? '';
  return {
    services,
    grpc: Object.fromEntries(names.map((name) => [name, `127.0.0.1:${portsOf(name).grpc}`])) as Rig['grpc'],
    counts,
    databases: {
      identity: databaseOf('identity'),
      learning: databaseOf('learning'),
      commerce: databaseOf('commerce'),
      store: databaseOf('store'),
      payouts: databaseOf('payouts'),
    },
    sandbox,
    postOffice,
    topicPrefix: TOPIC_PREFIX,
    logs,
    stop: sum(ends),
  };
};
