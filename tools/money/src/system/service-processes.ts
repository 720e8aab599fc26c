import path from 'node:path';
import { repository, serviceProcess } from './service-process.ts';

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
export const serviceOf = (name: ServiceName): string => name.replace(/-2$/, '');

export const folderOf = (name: ServiceName): string => path.join(repository, 'services', serviceOf(name));

/** The services that a service calls. */
const calledServices: Partial<Record<ServiceName, readonly ServiceName[]>> = {
  commerce: ['catalogue', 'identity'],
  'commerce-2': ['catalogue', 'identity'],
  learning: ['catalogue'],
  store: ['commerce', 'identity'],
};

const testSettings = {
  SARGAM_ENV: 'test',
  LOG_LEVEL: 'info',
  SSLCOMMERZ_TIMEOUT: '5s',
  SWEEP_INTERVAL: '500ms',
  KAFKA_SESSION_TIMEOUT: '3s',
  FIRST_ADMIN_EMAIL: 'admin@sargam.test',
  FIRST_ADMIN_PASSWORD: 'sargam-demo',
};

/** Environment variables that replace those of the test system. */
export type ServiceEnvironments = Readonly<Partial<Record<ServiceName, Readonly<Record<string, string>>>>>;

/** What the environment of a process is built from. */
interface Surroundings {
  /** Environment variables of the stores of each service. */
  readonly stores: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly topicPrefix: string;
  readonly ports: Readonly<Record<'grpcOf' | 'opsOf', (name: ServiceName) => number>>;
  readonly siteUrl: string;
  readonly gatewayUrl: string;
  readonly proxiedUrl: (name: ServiceName, address: string) => Promise<string>;
  readonly env: ServiceEnvironments;
  readonly logs: string;
}

/** Creates the process of a service without starting it. */
export const processFactory = (surroundings: Surroundings) => {
  const { stores, topicPrefix, ports, siteUrl, gatewayUrl, proxiedUrl, env, logs } = surroundings;

  const buildEnvironment = async (name: ServiceName): Promise<Record<string, string>> => {
    const storeSettings = stores[serviceOf(name)] ?? {};
    const addresses = (calledServices[name] ?? []).map(async (called) => {
      const url = await proxiedUrl(name, `grpc://127.0.0.1:${ports.grpcOf(called)}`);
      return [`${called.toUpperCase()}_ADDRESS`, new URL(url).host] as const;
    });
    return {
      ...storeSettings,
      ...Object.fromEntries(await Promise.all(addresses)),
      ...(storeSettings['DATABASE_URL']
        ? { DATABASE_URL: await proxiedUrl(name, storeSettings['DATABASE_URL']) }
        : {}),
      ...testSettings,
      TOPIC_PREFIX: topicPrefix,
      SITE_URL: siteUrl,
      SSLCOMMERZ_URL: await proxiedUrl(name, gatewayUrl),
      GRPC_PORT: String(ports.grpcOf(name)),
      OPS_PORT: String(ports.opsOf(name)),
      ...env[name],
    };
  };
  return async (name: ServiceName) => {
    const script = path.join(folderOf(name), 'dist/main.cjs');
    const readyUrl = `http://127.0.0.1:${ports.opsOf(name)}/readyz`;
    return [
      name,
      serviceProcess({ name, script, env: await buildEnvironment(name), readyUrl, logs }),
    ] as const;
  };
};
