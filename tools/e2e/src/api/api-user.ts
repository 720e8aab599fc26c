import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import type { Site } from '../site.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** An account of the demo data. */
export const demoAccount = (name: string): Account => ({
  email: `${name}@sargam.test`,
  password: 'sargam-demo',
});

interface LoginResponse {
  readonly v_token: string;
  readonly user: { readonly _id: string };
}

/** A logged-in user of the HTTP API. The tests read through it what the pages cannot show: exact amounts, exact counts. */
export interface ApiUser {
  readonly id: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  postForm<T>(path: string, fields: Readonly<Record<string, string>>): Promise<T>;
  delete(path: string): Promise<unknown>;
}

/** Other suites may use up the calls of a minute up to three times. */
const maxRateLimitRetries = 3;

/** Waits and retries on HTTP 429: all suites log in from one address, most of them as the same admin. */
const readResponse = async (
  path: string,
  send: () => Promise<Response>,
  retriesLeft = maxRateLimitRetries,
): Promise<unknown> => {
  const response = await send();
  const body: unknown = await response.json();
  if (response.status === 429 && retriesLeft > 0) {
    await sleep((body as { retryAfter: number }).retryAfter * 1000);
    return readResponse(path, send, retriesLeft - 1);
  }
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body)}`);
  return body;
};

const callApi = (site: Site, path: string, init: RequestInit): Promise<unknown> =>
  readResponse(path, () => fetch(`${site.address}/api/v1${path}`, init));

/** Gives the browser context the cookies of a login, as the form of the login page does. */
export const logInBrowserContext = async (
  { request }: BrowserContext,
  { address }: Site,
  account: Account,
): Promise<void> => {
  const path = '/user/login/';
  await readResponse(path, async () => {
    const response = await request.post(`${address}/api/v1${path}`, { data: account });
    return new Response(await response.text(), { status: response.status() });
  });
};

const jsonHeader = { 'content-type': 'application/json' };

export const logInToApi = async (site: Site, email: string, password = 'sargam-demo'): Promise<ApiUser> => {
  const login = (await callApi(site, '/user/login/', {
    method: 'POST',
    headers: jsonHeader,
    body: JSON.stringify({ email, password }),
  })) as LoginResponse;
  const headers = { 'auth-token': login.v_token };
  return {
    id: login.user._id,
    get: async <T>(path: string) => (await callApi(site, path, { headers })) as T,
    post: async <T>(path: string, body: unknown) =>
      (await callApi(site, path, {
        method: 'POST',
        headers: { ...headers, ...jsonHeader },
        body: JSON.stringify(body),
      })) as T,
    delete: (path: string) => callApi(site, path, { method: 'DELETE', headers }),
    postForm: async <T>(path: string, fields: Readonly<Record<string, string>>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return (await callApi(site, path, { method: 'POST', headers, body })) as T;
    },
  };
};
