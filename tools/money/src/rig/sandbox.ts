import path from 'node:path';
import type { OutcomeName } from '../../../sandboxes/sslcommerz/src/payments/outcome.ts';
import { serviceProcess } from './service-process.ts';

type Fields = Record<string, string>;

/** The payment gateway's sandbox in a process of its own. */
export interface Sandbox {
  readonly url: string;
  /** Ends the session behind a page; answers what the buyer's browser is sent back with. */
  buyer(page: string, outcome: OutcomeName): Promise<Fields>;
  /** Everything that was truly paid at the gateway: tran_id and amount in taka, as text. */
  paid(): Promise<readonly { readonly tranId: string; readonly amount: string }[]>;
  /** What it knows under one number: undefined where it never opened a session, else the amounts that were truly paid. */
  paidFor(tranId: string): Promise<readonly string[] | undefined>;
  refunds(): Promise<
    readonly { readonly tranId: string; readonly amount: string; readonly status: string }[]
  >;
  /** Moves its clock on, so that refunds arrive and sessions end. */
  passTime(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

export const sandboxAt = async (port: number, logs: string): Promise<Sandbox> => {
  const url = `http://127.0.0.1:${port}`;
  const program = serviceProcess({
    name: 'sslcommerz',
    script: 'tools/sandboxes/sslcommerz/src/main.ts',
    env: {
      HTTP_PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: path.join(logs, 'sslcommerz'),
      // Notifications are tried once: what is lost stays lost, and only the services themselves can find out.
      IPN_RETRY_SECONDS: '',
      REFUND_SECONDS: '2',
    },
    readyUrl: `${url}/readyz`,
    logs,
  });
  await program.start();
  const send = async <T>(method: string, way: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}/sandbox${way}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${way}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    url,
    async buyer(page, outcome) {
      const key = /[0-9a-f]{32}/i.exec(page)?.[0] ?? '';
      const answer = await send<{ fields: Fields }>('POST', `/sessions/${key}/outcome`, {
        outcome,
        method: 'bkash',
      });
      return answer.fields;
    },
    async paid() {
      const { sessions } = await send<{ sessions: readonly SandboxSession[] }>('GET', '/sessions');
      return sessions.flatMap(paidTries);
    },
    async paidFor(tranId) {
      const way = `/sessions?tran_id=${encodeURIComponent(tranId)}`;
      const { sessions } = await send<{ sessions: readonly SandboxSession[] }>('GET', way);
      return sessions.length === 0 ? undefined : sessions.flatMap(paidTries).map(({ amount }) => amount);
    },
    refunds: async () =>
      (await send<{ refunds: Awaited<ReturnType<Sandbox['refunds']>> }>('GET', '/refunds')).refunds,
    passTime: async (seconds) => void (await send('POST', '/clock', { seconds })),
    stop: () => program.stop(),
  };
};

interface SandboxSession {
  readonly tranId: string;
  readonly transactions: readonly { readonly status: string; readonly amount: string }[];
}

const paidTries = ({ tranId, transactions }: SandboxSession) =>
  transactions
    .filter(({ status }) => status === 'VALID' || status === 'VALIDATED')
    .map(({ amount }) => ({ tranId, amount }));
