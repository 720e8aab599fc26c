import type { PartDescription } from '@sargam/local/parts/description';
import { findPorts } from '@sargam/local/parts/wiring';
import type { World } from '../world/in-world.ts';
import { ownStores, type Started, startedIn, withoutLimits } from '../world/start-service.ts';

/** Every service in a process of its own, on databases of their own and the same topics, beside the payment sandbox. */
export interface Site {
  readonly services: readonly Started[];
  /** Base address of the calls. */
  readonly api: string;
  readonly payments: string;
  readonly stores: Readonly<Record<string, Readonly<Record<string, string>>>>;
  stop(): Promise<void>;
}

type Stores = Site['stores'];

/** Made once: the services are started on them again with other settings. */
export const makeStores = async (world: World): Promise<Stores> => {
  const stores: Record<string, Record<string, string>> = {};
  for (const part of world.services) stores[part.name] = await ownStores(world, part);
  const topics = { TOPIC_PREFIX: stores['commerce']?.['TOPIC_PREFIX'] ?? '', KAFKA_PARTITIONS: '6' };
  return Object.fromEntries(Object.entries(stores).map(([name, own]) => [name, { ...own, ...topics }]));
};

const sandboxIn = ({ wiring }: World): PartDescription => {
  const sandbox = wiring.parts.find((part) => part.kind === 'sandbox');
  if (!sandbox) throw new Error('there is no sandbox of the payment gateway');
  return sandbox;
};

export const startSite = async (world: World, stores: Stores, settings: NodeJS.ProcessEnv): Promise<Site> => {
  const sandbox = sandboxIn(world);
  const payments = `http://127.0.0.1:${findPorts(world.wiring, sandbox.name).http}`;
  const api = `http://127.0.0.1:${findPorts(world.wiring, 'api-gateway').http}`;
  const shared = { ...withoutLimits, ...settings, SITE_URL: api, SSLCOMMERZ_URL: payments };
  const started = await startedIn(world, sandbox, { PUBLIC_URL: payments });
  const services: Started[] = [];
  // Whoever calls others starts after them; all at once would take each other's time to become ready.
  for (const part of world.services.toSorted((a, b) => a.calls.length - b.calls.length)) {
    services.push(await startedIn(world, part, { ...stores[part.name], ...shared }));
  }
  return {
    services,
    api: `${api}/api/v1`,
    payments,
    stores,
    stop: async () => {
      for (const each of [...services.toReversed(), started]) await each.stop();
    },
  };
};
