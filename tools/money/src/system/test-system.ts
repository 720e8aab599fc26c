import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kafkaSettings, mongoSettings, objectSettings, postgresSettings } from '@sargam/chassis/config';
import { createIsolatedStores } from '@sargam/chassis/testing';
import { withProgress } from '../progress.ts';
import { buildServices } from './build-services.ts';
import {
  type CountingProxy,
  createTrafficCounter,
  startCountingProxy,
  type TrafficCounter,
} from './counting-proxy.ts';
import { freePorts } from './free-ports.ts';
import { type NotificationReceiver, openNotificationReceiver } from './notification-receiver.ts';
import { type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';
import { repository, type ServiceProcess, serviceProcess } from './service-process.ts';

/** The services under test. `commerce-2` is a second process on the database of commerce. */
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

/** Name of the service that the process runs. */
const serviceOf = (name: ServiceName): string => name.replace(/-2$/, '');

const folderOf = (name: ServiceName): string => path.join(repository, 'services', serviceOf(name));

const storeSettings = {
  identity: { ...postgresSettings, ...kafkaSettings },
  catalogue: { ...mongoSettings, ...kafkaSettings },
  learning: { ...postgresSettings, ...kafkaSettings, ...objectSettings },
  commerce: { ...postgresSettings, ...kafkaSettings },
  store: { ...postgresSettings, ...kafkaSettings },
  payouts: { ...postgresSettings, ...kafkaSettings, ...objectSettings },
} as const;

export interface TestSystemOptions {
  /** Starts a second process of commerce on the same database. */
  readonly twoCommerceProcesses?: boolean;
  readonly env?: Readonly<Partial<Record<ServiceName, Readonly<Record<string, string>>>>>;
  /** Kafka brokers that replace those of the environment. */
  readonly brokers?: string;
  /** False when no traffic is counted and no service crashes: the connections are then direct. */
  readonly countTraffic?: boolean;
}

export interface TestSystem {
  readonly services: Readonly<Record<ServiceName, ServiceProcess>>;
  readonly grpc: Readonly<Record<ServiceName, string>>;
  /** Traffic of each service with its database, other services and the payment gateway. */
  readonly trafficCounters: Readonly<Record<ServiceName, TrafficCounter>>;
  /** Database addresses that bypass the counting proxies. */
  readonly databaseUrls: Readonly<Record<'identity' | 'learning' | 'commerce' | 'store' | 'payouts', string>>;
  readonly sandbox: SandboxProcess;
  /** Forwards the payment gateway’s notifications to commerce, as the API gateway does. */
  readonly notificationReceiver: NotificationReceiver;
  /** Prefix of every topic name. */
  readonly topicPrefix: string;
  readonly logs: string;
  stop(): Promise<void>;
}

export const callerSecret = 'a-secret-of-the-money-tests-alone';

const stopAll = (all: readonly (() => Promise<unknown>)[]) => async () => {
  for (const end of all.toReversed()) await end().catch((error: unknown) => console.error(error));
};

/** Starts all services under test as processes, with their own databases and topics. */
export const startTestSystem = async ({
  twoCommerceProcesses = false,
  env = {},
  brokers,
  countTraffic = true,
}: TestSystemOptions = {}): Promise<TestSystem> => {
  if (brokers) process.env['KAFKA_BROKERS'] = brokers;
  const ends: (() => Promise<unknown>)[] = [];
  try {
    return await withProgress(
      'test system',
      () => 'building and starting services',
      () => assemble({ twoCommerceProcesses, env, countTraffic }, ends),
    );
  } catch (error) {
    await stopAll(ends)();
    throw error;
  }
};

const assemble = async (
  { twoCommerceProcesses, env, countTraffic }: Required<Omit<TestSystemOptions, 'brokers'>>,
  ends: (() => Promise<unknown>)[],
): Promise<TestSystem> => {
  await buildServices(new Set(names.map(serviceOf)));
  const logs = await mkdtemp(path.join(tmpdir(), 'sargam-money-'));
  ends.push(() => rm(logs, { recursive: true, force: true }));
  const ports = await freePorts(names.length * 2 + 1);
  const portsOf = (name: ServiceName) => {
    const at = names.indexOf(name) * 2;
    return { grpc: ports[at] ?? 0, ops: ports[at + 1] ?? 0 };
  };

  const kept = (['identity', 'catalogue', 'learning', 'commerce', 'store', 'payouts'] as const).map(
    async (name) => {
      const own = await createIsolatedStores(storeSettings[name], `money-${name}`, folderOf(name));
      ends.push(() => own.drop());
      return [name, own.env] as const;
    },
  );
  const backing = Object.fromEntries(await Promise.all(kept)) as Record<string, Record<string, string>>;
  // All services share one topic prefix, so that they receive each other’s events.
  const TOPIC_PREFIX = backing['commerce']?.['TOPIC_PREFIX'] ?? '';

  const notificationReceiver = await openNotificationReceiver();
  ends.push(() => notificationReceiver.close());
  const sandbox = await startSandboxProcess(ports.at(-1) ?? 0, logs);
  ends.push(() => sandbox.stop());

  const trafficCounters = Object.fromEntries(
    names.map((name) => [name, createTrafficCounter() as TrafficCounter]),
  ) as Record<ServiceName, TrafficCounter>;
  const opened: CountingProxy[] = [];
  ends.push(() => Promise.all(opened.map((proxy) => proxy.stop())));
  const proxiedPort = async (name: ServiceName, host: string, port: number): Promise<number> => {
    if (!countTraffic) return port;
    const proxy = await startCountingProxy({ host, port }, trafficCounters[name]);
    opened.push(proxy);
    return proxy.port;
  };
  const proxiedUrl = async (name: ServiceName, address: string): Promise<string> => {
    const url = new URL(address);
    url.port = String(await proxiedPort(name, url.hostname, Number(url.port)));
    return url.href;
  };
  const proxiedAddress = async (name: ServiceName, of: ServiceName): Promise<string> =>
    `127.0.0.1:${await proxiedPort(name, '127.0.0.1', portsOf(of).grpc)}`;

  const environment = async (name: ServiceName): Promise<Record<string, string>> => {
    const own = backing[serviceOf(name)] ?? {};
    const calls: Partial<Record<ServiceName, readonly ServiceName[]>> = {
      commerce: ['catalogue', 'identity', 'learning'],
      'commerce-2': ['catalogue', 'identity', 'learning'],
      store: ['commerce', 'identity'],
    };
    const addresses = await Promise.all(
      (calls[name] ?? []).map(
        async (of) => [`${of.toUpperCase()}_ADDRESS`, await proxiedAddress(name, of)] as const,
      ),
    );
    const { grpc, ops } = portsOf(name);
    return {
      ...own,
      ...Object.fromEntries(addresses),
      ...(own['DATABASE_URL'] ? { DATABASE_URL: await proxiedUrl(name, own['DATABASE_URL']) } : {}),
      TOPIC_PREFIX,
      SARGAM_ENV: 'test',
      LOG_LEVEL: 'info',
      CALLER_SECRET: callerSecret,
      SITE_URL: notificationReceiver.url,
      SSLCOMMERZ_URL: await proxiedUrl(name, sandbox.url),
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
  const started = names.filter((name) => twoCommerceProcesses || name !== 'commerce-2');
  ends.push(() => Promise.all(started.map((name) => services[name].stop())));
  await Promise.all(started.map((name) => services[name].start()));

  const databaseOf = (name: string) => backing[name]?.['DATABASE_URL'] ?? '';
  return {
    services,
    grpc: Object.fromEntries(
      names.map((name) => [name, `127.0.0.1:${portsOf(name).grpc}`]),
    ) as TestSystem['grpc'],
    trafficCounters,
    databaseUrls: {
      identity: databaseOf('identity'),
      learning: databaseOf('learning'),
      commerce: databaseOf('commerce'),
      store: databaseOf('store'),
      payouts: databaseOf('payouts'),
    },
    sandbox,
    notificationReceiver,
    topicPrefix: TOPIC_PREFIX,
    logs,
    stop: stopAll(ends),
  };
};
