import type { OutcomeName } from '../../../sandboxes/sslcommerz/src/payments/outcome.ts';

type Fields = Record<string, string>;

/** Money that moved at the gateway: how often, and in taka as text how much. */
export interface Moved {
  readonly count: number;
  readonly amount: string;
}

/** What a buyer does at the payment gateway's sandbox, and what it has on record itself. */
export interface SandboxCalls {
  /** Ends the session behind a page; answers what the buyer's browser is sent back with. */
  buyer(page: string, outcome: OutcomeName): Promise<Fields>;
  /** Everything that was truly paid at the gateway: tran_id and amount in taka, as text. */
  paid(): Promise<readonly { readonly tranId: string; readonly amount: string }[]>;
  /** What it knows under one number: undefined where it never opened a session, else the amounts that were truly paid. */
  paidFor(tranId: string): Promise<readonly string[] | undefined>;
  refunds(): Promise<
    readonly { readonly tranId: string; readonly amount: string; readonly status: string }[]
  >;
  /** All that was truly paid, and all that has gone back. */
  totals(): Promise<{ readonly paid: Moved; readonly refunded: Moved }>;
  /** The bank lets a refund come to nothing; false where it has arrived already. */
  cancelRefund(refundRefId: string): Promise<boolean>;
  /** Moves its clock on, so that refunds arrive and sessions end. */
  passTime(seconds: number): Promise<void>;
}

export const sandboxCalls = (url: string): SandboxCalls => {
  const call = (method: string, way: string, body?: object): Promise<Response> =>
    fetch(`${url}/sandbox${way}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  const send = async <T>(method: string, way: string, body?: object): Promise<T> => {
    const response = await call(method, way, body);
    if (!response.ok) throw new Error(`${way}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
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
      (await send<{ refunds: Awaited<ReturnType<SandboxCalls['refunds']>> }>('GET', '/refunds')).refunds,
    totals: () => send('GET', '/totals'),
    async cancelRefund(refundRefId) {
      const { status } = await call('POST', `/refunds/${refundRefId}/cancel`);
      if (status !== 204 && status !== 409) throw new Error(`${refundRefId}: ${status}`);
      return status === 204;
    },
    passTime: async (seconds) => void (await send('POST', '/clock', { seconds })),
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
