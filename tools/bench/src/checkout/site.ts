import type { PartDescription } from '@sargam/local/parts/description';
import { findPorts } from '@sargam/local/parts/wiring';
import type { BenchEnvironment } from '../environment/run-benchmark.ts';
import { createStores, noRateLimits, type RunningService, startPart } from '../environment/start-part.ts';
import { requestJson } from '../measure/http-request.ts';

/** All services, each in its own process and database, with shared topics and the payment sandbox. */
export interface RunningSite {
  readonly services: readonly RunningService[];
  /** Base URL of the HTTP API. */
  readonly api: string;
  readonly payments: string;
  readonly stores: Readonly<Record<string, Readonly<Record<string, string>>>>;
  stop(): Promise<void>;
}

/** The session token of an account. */
export const logIn = async (
  { api }: RunningSite,
  account: { readonly email: string; readonly password: string },
): Promise<string> => {
  const { v_token: token } = await requestJson<{ v_token: string }>({
    method: 'POST',
    url: `${api}/user/login/`,
    json: account,
  });
  return token;
};

type Stores = RunningSite['stores'];

/** Creates the stores once; the services are restarted on them with other settings. */
export const createSiteStores = async (environment: BenchEnvironment): Promise<Stores> => {
  const stores: Record<string, Record<string, string>> = {};
  for (const part of environment.services) stores[part.name] = await createStores(environment, part);
  const topics = { TOPIC_PREFIX: stores['commerce']?.['TOPIC_PREFIX'] ?? '', KAFKA_PARTITIONS: '6' };
  return Object.fromEntries(Object.entries(stores).map(([name, env]) => [name, { ...env, ...topics }]));
};

const findSandbox = ({ wiring }: BenchEnvironment): PartDescription => {
  const sandbox = wiring.parts.find((part) => part.kind === 'sandbox');
  if (!sandbox) throw new Error('the sandbox of the payment gateway does not exist');
  return sandbox;
};

export const startSite = async (
  environment: BenchEnvironment,
  stores: Stores,
  settings: NodeJS.ProcessEnv,
): Promise<RunningSite> => {
  const sandbox = findSandbox(environment);
  const payments = `http://127.0.0.1:${findPorts(environment.wiring, sandbox.name).http}`;
  const api = `http://127.0.0.1:${findPorts(environment.wiring, 'api-gateway').http}`;
  const shared = { ...noRateLimits, ...settings, SITE_URL: api, SSLCOMMERZ_URL: payments };
  const runningSandbox = await startPart(environment, sandbox, { PUBLIC_URL: payments });
  const services: RunningService[] = [];
  // Services start after the services that they call, one at a time, so that none slows down another start.
  for (const part of environment.services.toSorted((a, b) => a.calls.length - b.calls.length)) {
    services.push(await startPart(environment, part, { ...stores[part.name], ...shared }));
  }
  return {
    services,
    api: `${api}/api/v1`,
    payments,
    stores,
    stop: async () => {
      for (const each of [...services.toReversed(), runningSandbox]) await each.stop();
    },
  };
};
