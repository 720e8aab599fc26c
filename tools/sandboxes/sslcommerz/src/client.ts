import type { OutcomeName } from './payments/outcome.ts';

type Fields = Record<string, string>;

/** Count and sum of transactions at the gateway; the amount is taka as text. */
export interface TransactionTotal {
  readonly count: number;
  readonly amount: string;
}

const createRequests = (url: string) => {
  const call = (method: string, route: string, body?: object): Promise<Response> =>
    fetch(`${url}/sandbox${route}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  const send = async <T>(method: string, route: string, body?: object): Promise<T> => {
    const response = await call(method, route, body);
    if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  return { call, send };
};

/** Client of the payment gateway’s sandbox: completes payment pages and reads its records. */
export const createSandboxClient = (url: string) => {
  const { call, send } = createRequests(url);
  return {
    /** Completes the session of a page and returns the form for the buyer’s browser. */
    async completePage(page: string, outcome: OutcomeName): Promise<Fields> {
      const request = { outcome, method: 'bkash' };
      return (await send<{ fields: Fields }>('POST', `${sessionRoute(page)}/outcome`, request)).fields;
    },
    /** The number of delivered notifications of a page; undefined while one still waits to be sent. */
    async countDeliveredNotifications(page: string): Promise<number | undefined> {
      const { notifications } = await send<{ notifications: readonly { readonly state: string }[] }>(
        'GET',
        sessionRoute(page),
      );
      if (notifications.some(({ state }) => state === 'waiting')) return undefined;
      return notifications.filter(({ state }) => state === 'delivered').length;
    },
    /** All successful payments: tran_id and amount in taka, as text. */
    async listPaid() {
      const { sessions } = await send<{ sessions: readonly SandboxSession[] }>('GET', '/sessions');
      return sessions.flatMap(successfulTransactions);
    },
    /** Amounts paid under one tran_id; undefined when no session has it. */
    async findPaidAmounts(tranId: string): Promise<string[] | undefined> {
      const route = `/sessions?tran_id=${encodeURIComponent(tranId)}`;
      const { sessions } = await send<{ sessions: readonly SandboxSession[] }>('GET', route);
      return sessions.length === 0
        ? undefined
        : sessions.flatMap(successfulTransactions).map(({ amount }) => amount);
    },
    listRefunds: async () =>
      (await send<{ refunds: readonly Record<'tranId' | 'amount' | 'status', string>[] }>('GET', '/refunds'))
        .refunds,
    /** Totals of successful payments and of completed refunds. */
    readTotals: () =>
      send<{ readonly paid: TransactionTotal; readonly refunded: TransactionTotal }>('GET', '/totals'),
    /** The bank cancels a refund; false when it is completed. */
    async cancelRefund(refundRefId: string): Promise<boolean> {
      const { status } = await call('POST', `/refunds/${refundRefId}/cancel`);
      if (status !== 204 && status !== 409) throw new Error(`${refundRefId}: ${status}`);
      return status === 204;
    },
    /** Advances the sandbox’s clock, so that refunds arrive and sessions expire. */
    advanceClock: async (seconds: number): Promise<void> => void (await send('POST', '/clock', { seconds })),
  };
};

export type SandboxClient = ReturnType<typeof createSandboxClient>;

interface SandboxSession {
  readonly tranId: string;
  readonly transactions: readonly { readonly status: string; readonly amount: string }[];
}

const successfulTransactions = ({ tranId, transactions }: SandboxSession) =>
  transactions
    .filter(({ status }) => status === 'VALID' || status === 'VALIDATED')
    .map(({ amount }) => ({ tranId, amount }));

const sessionRoute = (page: string): string => {
  const [key] = /[0-9a-f]{32}/i.exec(page) ?? [];
  if (!key) throw new Error(`${page} has no session key.`);
  return `/sessions/${key}`;
};
