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

const ask = (agent: Agent, port: number, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get({ agent, host: '127.0.0.1', port, path }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('error', reject);
  });

/** The value that such a share of all is below; 0 of none. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** So many connections ask one request after another for so long, or so many: a closed loop over loopback. */
export const loadFor = async (
  ms: number,
  connections: number,
  { port, path }: Target,
  most = Number.POSITIVE_INFINITY,
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const started = performance.now();
  const until = started + ms;
  const connection = async (): Promise<void> => {
    while (performance.now() < until && next < most) {
      const since = performance.now();
      const status = await ask(agent, port, path(next++));
      times.push(performance.now() - since);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  const requests = times.length;
  return { requests, failed, perSecond: requests / seconds, p95Ms: percentile(times, 0.95) };
};
