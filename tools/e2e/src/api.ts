import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from './site.ts';

interface SessionAnswer {
  readonly v_token: string;
  readonly user: { readonly _id: string };
}

/** Somebody's calls over plain HTTP, to look at what the pages cannot show: exact amounts, exact counts. */
export interface Member {
  readonly id: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  form<T>(path: string, fields: Readonly<Record<string, string>>): Promise<T>;
}

/** As often as a minute's calls can be used up by suites that run beside and before. */
const patience = 3;

/** Whoever is told to wait waits: all suites together log in from one address, and most of them as the same admin. */
const ask = async (site: Site, path: string, init: RequestInit, waits = patience): Promise<unknown> => {
  const answer = await fetch(`${site.address}/api/v1${path}`, init);
  const body: unknown = await answer.json();
  if (answer.status === 429 && waits > 0) {
    await sleep((body as { retryAfter: number }).retryAfter * 1000);
    return ask(site, path, init, waits - 1);
  }
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`);
  return body;
};

const json = { 'content-type': 'application/json' };

export const memberOf = async (site: Site, email: string, password = 'sargam-demo'): Promise<Member> => {
  const session = (await ask(site, '/user/login/', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })) as SessionAnswer;
  const headers = { 'auth-token': session.v_token };
  return {
    id: session.user._id,
    get: async <T>(path: string) => (await ask(site, path, { headers })) as T,
    post: async <T>(path: string, body: unknown) =>
      (await ask(site, path, {
        method: 'POST',
        headers: { ...headers, ...json },
        body: JSON.stringify(body),
      })) as T,
    form: async <T>(path: string, fields: Readonly<Record<string, string>>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return (await ask(site, path, { method: 'POST', headers, body })) as T;
    },
  };
};
