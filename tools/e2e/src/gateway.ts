import type { Site } from './site.ts';

const call = async ({ payments }: Site, path: string, body?: unknown): Promise<unknown> => {
  const answer = await fetch(`${payments}/sandbox${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(`${path} of the sandbox answered ${answer.status}.`);
  return answer.json();
};

const sessionOf = (page: string): string => {
  const key = new URL(page).searchParams.get('SESSIONKEY');
  if (!key) throw new Error(`${page} names no session of the gateway.`);
  return key;
};

/** Presses a button of the gateway's page without a browser: what it says comes by its notification alone. */
export const pressAtGateway = async (site: Site, page: string, outcome: string): Promise<void> =>
  void (await call(site, `/sessions/${sessionOf(page)}/outcome`, { outcome, method: 'bkash' }));

/** How many notifications of a payment we have taken, once none is under way any more; undefined before. */
export const notificationsTaken = async (site: Site, page: string): Promise<number | undefined> => {
  const { notifications } = (await call(site, `/sessions/${sessionOf(page)}`)) as {
    readonly notifications: readonly { readonly state: string }[];
  };
  if (notifications.some(({ state }) => state === 'waiting')) return undefined;
  return notifications.filter(({ state }) => state === 'delivered').length;
};

/** Moves the gateway's time on, so that what takes it a while is done: a refund's way to the card takes a minute. */
export const moveGatewayClock = async (site: Site, seconds: number): Promise<void> =>
  void (await call(site, '/clock', { seconds }));
