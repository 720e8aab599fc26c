import { findListener } from '@sargam/local/supervise/process-table';
import { cpuMs, familyCpuMs } from '../measure/process-facts.ts';
import type { World } from '../world/in-world.ts';
import type { Started } from '../world/start-service.ts';

/** A process whose CPU belongs to a request. */
export interface Watched {
  readonly name: string;
  readonly kind: 'gateway' | 'service' | 'store' | 'broker';
  cpuMs(): number;
}

const stores = { MongoDB: 'MONGO_URL', PostgreSQL: 'DATABASE_URL', Redis: 'REDIS_URL' } as const;

const holder = (address: string | undefined): number | undefined => {
  if (!address) return undefined;
  const { hostname, port } = new URL(address);
  return ['127.0.0.1', 'localhost'].includes(hostname) ? findListener(Number(port))?.pid : undefined;
};

export const watchedService = ({ name, pid }: Started): Watched => ({
  name,
  kind: name === 'api-gateway' ? 'gateway' : 'service',
  cpuMs: () => cpuMs(pid),
});

/** The stores a request may touch, as far as they run on this machine; Redis counts requests for the limits. */
export const watchedStores = ({ backing, say }: World): Watched[] =>
  Object.entries(stores).flatMap(([name, setting]) => {
    const pid = holder(backing[setting]);
    if (pid) return { name, kind: 'store', cpuMs: () => familyCpuMs(pid) } satisfies Watched;
    say(`  ${name} is not on this machine: its CPU is not counted.`);
    return [];
  });

/** Kafka, where it runs on this machine: no store, so counted apart. */
export const watchedBroker = ({ backing }: World): Watched[] => {
  const pid = holder(`kafka://${backing['KAFKA_BROKERS']?.split(',')[0]}`);
  return pid ? [{ name: 'Kafka', kind: 'broker', cpuMs: () => familyCpuMs(pid) }] : [];
};
