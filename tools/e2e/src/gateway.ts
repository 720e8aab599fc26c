import type { Site } from './site.ts';

const ask = async ({ payments }: Site, path: string, body: unknown): Promise<void> => {
  const answer = await fetch(`${payments}/sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} of the sandbox answered ${answer.status}.`);
};

const sessionOf = (page: string): string => {
  const key = new URL(page).searchParams.get('SESSIONKEY');
  if (!key) throw new Error(`${page} names no session of the gateway.`);
  return key;
};

/** Presses a button of the gateway's page without a browser: what it says comes by its notification alone. */
export const pressAtGateway = (site: Site, page: string, outcome: string): Promise<void> =>
  ask(site, `/sessions/${sessionOf(page)}/outcome`, { outcome, method: 'bkash' });

/** Moves the gateway's time on, so that what takes it a while is done: a refund's way to the card takes a minute. */
export const moveGatewayClock = (site: Site, seconds: number): Promise<void> =>
  ask(site, '/clock', { seconds });
