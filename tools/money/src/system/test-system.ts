import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kafkaSettings, mongoSettings, objectSettings, postgresSettings } from '@sargam/chassis/config';
import { createIsolatedStores } from '@sargam/chassis/testing';
import { withProgress } from '../progress.ts';
import { buildServices } from './build-services.ts';
import { createTrafficCounter, startCountingProxy, type TrafficCounter } from './counting-proxy.ts';
import { freePorts } from './free-ports.ts';
import { openNotificationReceiver } from './notification-receiver.ts';
import { startSandboxProcess } from './sandbox-process.ts';
import type { ServiceProcess } from './service-process.ts';
import {
  folderOf,
  names,
  processFactory,
  type ServiceEnvironments,
  type ServiceName,
  serviceOf,
} from './service-processes.ts';

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
  readonly env?: ServiceEnvironments;
  /** Kafka brokers that replace those of the environment. */
  readonly brokers?: string;
  /** False when no traffic is counted and no service crashes: the connections are then direct. */
  readonly countTraffic?: boolean;
}

/** Stops of what was started, in the order of the starts. */
type Ends = (() => Promise<unknown>)[];

const stopAll = (all: Ends) => async () => {
  for (const end of all.toReversed()) await end().catch((error: unknown) => console.error(error));
};

/** Starts all services under test as processes, with their own databases and topics. */
export const startTestSystem = async ({
  twoCommerceProcesses = false,
  env = {},
  brokers,
  countTraffic = true,
}: TestSystemOptions = {}) => {
  if (brokers) process.env['KAFKA_BROKERS'] = brokers;
  const ends: Ends = [];
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

type StoreUrls = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Databases, buckets and a topic prefix for each service, by service name. */
const isolateStores = async (ends: Ends): Promise<StoreUrls> => {
  const services = Object.keys(storeSettings) as (keyof typeof storeSettings)[];
  const stores = services.map(async (name) => {
    const isolated = await createIsolatedStores(storeSettings[name], `money-${name}`, folderOf(name));
    ends.push(() => isolated.drop());
    return [name, isolated.env] as const;
  });
  return Object.fromEntries(await Promise.all(stores));
};

/** Puts a counting proxy in front of an address; returns the address itself if no traffic is counted. */
const trafficProxies = (countTraffic: boolean, ends: Ends) => {
  const counters = Object.fromEntries(
    names.map((name) => [name, createTrafficCounter() as TrafficCounter]),
  ) as Record<ServiceName, TrafficCounter>;
  const opened: { stop(): Promise<unknown> }[] = [];
  ends.push(() => Promise.all(opened.map((proxy) => proxy.stop())));
  const proxiedUrl = async (name: ServiceName, address: string): Promise<string> => {
    const url = new URL(address);
    if (!countTraffic) return url.href;
    const proxy = await startCountingProxy({ host: url.hostname, port: Number(url.port) }, counters[name]);
    opened.push(proxy);
    url.port = String(proxy.port);
    return url.href;
  };
  return { counters, proxiedUrl };
};

const reservePorts = async () => {
  const ports = await freePorts(names.length * 2 + 1);
  return {
    sandbox: ports.at(-1) ?? 0,
    grpcOf: (name: ServiceName): number => ports[names.indexOf(name) * 2] ?? 0,
    opsOf: (name: ServiceName): number => ports[names.indexOf(name) * 2 + 1] ?? 0,
  };
};

const startServices = async (
  createProcess: ReturnType<typeof processFactory>,
  twoCommerceProcesses: boolean,
  ends: Ends,
) => {
  const processes = await Promise.all(names.map(createProcess));
  const services = Object.fromEntries(processes) as Record<ServiceName, ServiceProcess>;
  const started = names.filter((name) => twoCommerceProcesses || name !== 'commerce-2');
  ends.push(() => Promise.all(started.map((name) => services[name].stop())));
  await Promise.all(started.map((name) => services[name].start()));
  return services;
};

const createLogFolder = async (ends: Ends): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sargam-money-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const startGateway = async (port: number, logs: string, ends: Ends) => {
  const notificationReceiver = await openNotificationReceiver();
  ends.push(() => notificationReceiver.close());
  const sandbox = await startSandboxProcess(port, logs);
  ends.push(() => sandbox.stop());
  return { notificationReceiver, sandbox };
};

const assemble = async (
  { twoCommerceProcesses, env, countTraffic }: Required<Omit<TestSystemOptions, 'brokers'>>,
  ends: Ends,
) => {
  await buildServices(new Set(names.map(serviceOf)));
  const logs = await createLogFolder(ends);
  const ports = await reservePorts();
  const stores = await isolateStores(ends);
  // All services share one topic prefix, so that they receive each other’s events.
  const topicPrefix = stores['commerce']?.['TOPIC_PREFIX'] ?? '';

  const { notificationReceiver, sandbox } = await startGateway(ports.sandbox, logs, ends);
  const { counters, proxiedUrl } = trafficProxies(countTraffic, ends);
  const createProcess = processFactory({
    stores,
    topicPrefix,
    ports,
    siteUrl: notificationReceiver.url,
    gatewayUrl: sandbox.url,
    proxiedUrl,
    env,
    logs,
  });
  const services = await startServices(createProcess, twoCommerceProcesses, ends);

  return {
    services,
    grpc: Object.fromEntries(names.map((name) => [name, `127.0.0.1:${ports.grpcOf(name)}`])) as Readonly<
      Record<ServiceName, string>
    >,
    /** Traffic of each service with its database, other services and the payment gateway. */
    trafficCounters: counters,
    /** Database addresses that bypass the counting proxies. */
    databaseUrls: Object.fromEntries(
      Object.entries(stores).map(([name, { DATABASE_URL = '' }]) => [name, DATABASE_URL]),
    ) as Readonly<Record<'identity' | 'learning' | 'commerce' | 'store' | 'payouts', string>>,
    sandbox,
    /** Forwards the payment gateway’s notifications to commerce, as the API gateway does. */
    notificationReceiver,
    /** Prefix of every topic name. */
    topicPrefix,
    logs,
    stop: stopAll(ends),
  };
};

export type TestSystem = Awaited<ReturnType<typeof startTestSystem>>;
