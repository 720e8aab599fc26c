import { setTimeout as sleep } from 'node:timers/promises';
import type { Started } from '../world/start-service.ts';

// Each look costs every service some milliseconds, which are counted with what they do.
const stepMs = 500;
const stillSteps = 2;
const patienceMs = 60_000;

const sumOf = (metrics: string, name: string): number =>
  metrics
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);

const metricsOf = async ({ ports }: Started): Promise<string> =>
  (await fetch(`http://127.0.0.1:${ports.ops}/metrics`)).text();

/** Events that all services have handled so far. */
export const eventsHandled = async (services: readonly Started[]): Promise<number> => {
  const all = await Promise.all(services.map(metricsOf));
  return all.reduce((sum, metrics) => sum + sumOf(metrics, 'events_handled_total'), 0);
};

/** Waits until nobody handles events any more: what was sold is enrolled in, earned, mailed and counted. */
export const drained = async (services: readonly Started[]): Promise<void> => {
  const end = Date.now() + patienceMs;
  for (let still = 0, before = -1; still < stillSteps && Date.now() < end; ) {
    await sleep(stepMs);
    const handled = await eventsHandled(services);
    still = handled === before ? still + 1 : 0;
    before = handled;
  }
};
