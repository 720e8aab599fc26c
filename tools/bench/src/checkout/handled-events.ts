import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningService } from '../environment/start-part.ts';

// Each poll costs every service some milliseconds of CPU, which the measurement includes.
const pollMs = 500;
const unchangedPolls = 2;
const timeoutMs = 60_000;

const sumMetric = (metrics: string, name: string): number =>
  metrics
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);

const fetchMetrics = async ({ ports }: RunningService): Promise<string> =>
  (await fetch(`http://127.0.0.1:${ports.ops}/metrics`)).text();

/** Number of events that all services have handled since their start. */
export const countHandledEvents = async (services: readonly RunningService[]): Promise<number> => {
  const all = await Promise.all(services.map(fetchMetrics));
  return all.reduce((sum, metrics) => sum + sumMetric(metrics, 'events_handled_total'), 0);
};

/** Waits until no service handles events any more: enrolments, earnings, mails and counts of all purchases are done. */
export const waitUntilEventsHandled = async (services: readonly RunningService[]): Promise<void> => {
  const end = Date.now() + timeoutMs;
  for (let unchanged = 0, previous = -1; unchanged < unchangedPolls && Date.now() < end; ) {
    await sleep(pollMs);
    const handled = await countHandledEvents(services);
    unchanged = handled === previous ? unchanged + 1 : 0;
    previous = handled;
  }
};
