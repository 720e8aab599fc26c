import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Load {
  readonly requests: number;
  readonly failed: number;
  readonly perSecond: number;
  readonly p95Ms: number;
}

interface Target {
  readonly port: number;
  /** The path of the nth request. */
  readonly path: (n: number) => string;
  readonly headers?: (n: number) => Readonly<Record<string, string>>;
}

const sendRequest = (agent: Agent, { port, path, headers }: Target, n: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const options = { agent, host: '127.0.0.1', port, path: path(n), headers: headers?.(n) };
    const request = get(options, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', reject);
  });

/** The percentile of the values, with `share` between 0 and 1; 0 without values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Closed loop over loopback: each connection sends one request after another until the time or `maxRequests` is reached. */
export const generateLoad = async (
  ms: number,
  connections: number,
  target: Target,
  maxRequests = Number.POSITIVE_INFINITY,
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const started = performance.now();
  const end = started + ms;
  const connection = async (): Promise<void> => {
    while (performance.now() < end && next < maxRequests) {
      const sentAt = performance.now();
      const status = await sendRequest(agent, target, next++);
      times.push(performance.now() - sentAt);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  const requests = times.length;
  return { requests, failed, perSecond: requests / seconds, p95Ms: percentile(times, 0.95) };
};

/** Open loop over loopback: `perSecond` requests start in each second, whether the earlier ones have ended or not. */
export const generateSteadyLoad = async (ms: number, perSecond: number, target: Target): Promise<Load> => {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  let failed = 0;
  const started = performance.now();
  const send = async (n: number): Promise<void> => {
    const sentAt = performance.now();
    const status = await sendRequest(agent, target, n);
    times.push(performance.now() - sentAt);
    if (status !== 200) failed += 1;
  };
  for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - started) {
    while (pending.length < (elapsed / 1000) * perSecond) pending.push(send(pending.length));
    await sleep(5);
  }
  await Promise.all(pending);
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return {
    requests: times.length,
    failed,
    perSecond: times.length / seconds,
    p95Ms: percentile(times, 0.95),
  };
};
