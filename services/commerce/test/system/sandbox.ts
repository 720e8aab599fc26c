import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@sargam/chassis/testing';

const main = path.resolve(import.meta.dirname, '../../../../tools/sandboxes/sslcommerz/src/main.ts');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

type Fields = Record<string, string>;

const sessionKeyOf = (page: string): string => /[0-9a-f]{32}/i.exec(page)?.[0] ?? '';

/** The payment gateway’s sandbox as a process, controlled by a test. */
export interface Sandbox {
  readonly url: string;
  /** Completes the session of a page and returns the form for the buyer’s browser. */
  completePage(page: string, outcome: string, method?: string): Promise<Fields>;
  /** Makes the next calls of one kind fail: `500`, `garbage`, `reset`, `lost`, `timeout`. */
  injectFault(
    call: 'session' | 'validation' | 'query' | 'refund' | 'refund-query',
    mode: string,
    calls?: number,
  ): Promise<void>;
  /** Resolves when all injected faults have occurred. */
  waitForFaults(): Promise<void>;
  /** Refunds with this refund number, oldest first. */
  refunds(refundTransId: string): Promise<{ refundRefId: string; amount: string; status: string }[]>;
  /** Cancels an accepted refund, as a bank may do. */
  cancelRefund(refundRefId: string): Promise<void>;
  /** Advances the sandbox’s clock: refunds arrive after a minute. */
  advanceClock(seconds: number): Promise<void>;
  /** The request that opened the session of a page. */
  session(page: string): Promise<Readonly<Record<string, unknown>>>;
  clearFaults(): Promise<void>;
  stop(): Promise<void>;
}

export const startSandbox = async (): Promise<Sandbox> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = await mkdtemp(path.join(tmpdir(), 'sslcommerz-'));
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { ...process.env, HTTP_PORT: String(port), PUBLIC_URL: url, DATA_DIR: data, IPN_RETRY_SECONDS: '1' },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await eventually(() => fetch(`${url}/readyz`));

  const send = async (method: string, route: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${url}/sandbox${route}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  };

  return {
    url,
    async completePage(page, outcome, method = 'bkash') {
      const { fields } = (await send('POST', `/sessions/${sessionKeyOf(page)}/outcome`, {
        outcome,
        method,
      })) as {
        fields: Fields;
      };
      return fields;
    },
    injectFault: async (call, mode, calls = 1) => void (await send('POST', '/faults', { call, mode, calls })),
    waitForFaults: () =>
      eventually(async () => {
        const { faults } = (await send('GET', '/faults')) as { faults: unknown[] };
        if (faults.length > 0) throw new Error('an injected fault has not occurred');
      }),
    async refunds(refundTransId) {
      const { refunds } = (await send('GET', '/refunds')) as {
        refunds: { refundTransId: string; refundRefId: string; amount: string; status: string }[];
      };
      return refunds.filter((refund) => refund.refundTransId === refundTransId);
    },
    cancelRefund: async (ref) => void (await send('POST', `/refunds/${ref}/cancel`)),
    advanceClock: async (seconds) => void (await send('POST', '/clock', { seconds })),
    session: async (page) =>
      (await send('GET', `/sessions/${sessionKeyOf(page)}`)) as Record<string, unknown>,
    clearFaults: async () => void (await send('DELETE', '/faults')),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
};
