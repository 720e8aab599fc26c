import type { Site } from '../site.ts';

const callSandbox = async ({ payments }: Site, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`${payments}/sandbox${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok) throw new Error(`${path} of the sandbox answered ${response.status}.`);
  return response.json();
};

const readSessionKey = (page: string): string => {
  const key = new URL(page).searchParams.get('SESSIONKEY');
  if (!key) throw new Error(`${page} has no SESSIONKEY parameter.`);
  return key;
};

/** Chooses an outcome of the gateway's page without a browser. The site learns the result from the notification only. */
export const choosePaymentOutcome = async (site: Site, page: string, outcome: string): Promise<void> =>
  void (await callSandbox(site, `/sessions/${readSessionKey(page)}/outcome`, { outcome, method: 'bkash' }));

/** The number of delivered notifications of a payment; undefined while one still waits to be sent. */
export const countDeliveredNotifications = async (site: Site, page: string): Promise<number | undefined> => {
  const { notifications } = (await callSandbox(site, `/sessions/${readSessionKey(page)}`)) as {
    readonly notifications: readonly { readonly state: string }[];
  };
  if (notifications.some(({ state }) => state === 'waiting')) return undefined;
  return notifications.filter(({ state }) => state === 'delivered').length;
};

/** Advances the gateway's clock. A refund takes a minute to reach the card. */
export const advanceGatewayClock = async (site: Site, seconds: number): Promise<void> =>
  void (await callSandbox(site, '/clock', { seconds }));
