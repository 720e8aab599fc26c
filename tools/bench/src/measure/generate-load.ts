import { Agent, get } from 'node:http';

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
}

const sendRequest = (agent: Agent, port: number, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get({ agent, host: '127.0.0.1', port, path }, (response) => {
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
  { port, path }: Target,
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
      const status = await sendRequest(agent, port, path(next++));
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
