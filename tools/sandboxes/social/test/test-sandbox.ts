import { mkdtempSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox } from '../src/sandbox.ts';
import { readSettings } from '../src/settings.ts';

// biome-ignore format: one line reads better
export type Answer = Record<string, never> & Record<string, string>;

export interface TestSandbox {
  url: string;
  dataDir: string;
  /** The address, asked without following redirects. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Presses a button of a consent page: where it leads. */
  press(
    path: string,
    form: Record<string, string>,
  ): Promise<{ status: number; to: URL; page: string; cookie: string }>;
  post(path: string, form: Record<string, string>): Promise<{ status: number; body: Answer }>;
  /** A call of the admin namespace. */
  admin(method: string, path: string, body?: object): Promise<{ status: number; body: Answer }>;
  close(): Promise<void>;
}

export const site = 'http://localhost:4300';
export const clientId = 'sargam.apps.googleusercontent.com';
export const appId = '1029384756102938';

const listenOnFreePort = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

const closeServer = (server: Server) =>
  new Promise<void>((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });

const parseBody = (text: string): Answer => (text ? (JSON.parse(text) as Answer) : ({} as Answer));

export const openTestSandbox = async (env: Record<string, string> = {}): Promise<TestSandbox> => {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'social-'));
  const server = createServer();
  await listenOnFreePort(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sandbox = openSandbox(readSettings({ PUBLIC_URL: url, DATA_DIR: dataDir, ...env }), () => {});
  server.on('request', sandbox.app);
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  return {
    url,
    dataDir,
    get: (path, headers) => fetch(`${url}${path}`, { redirect: 'manual', ...(headers && { headers }) }),
    press: async (path, form) => {
      const answer = await post(path, form);
      return {
        status: answer.status,
        to: new URL(answer.headers.get('location') ?? 'none:'),
        page: await answer.text(),
        cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
      };
    },
    post: async (path, form) => {
      const answer = await post(path, form);
      return { status: answer.status, body: parseBody(await answer.text()) };
    },
    admin: async (method, path, body) => {
      const answer = await fetch(`${url}/sandbox${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: parseBody(await answer.text()) };
    },
    close: async () => {
      await closeServer(server);
      await sandbox.close();
    },
  };
};

/** What stands behind the `#` of a return. */
export const fragmentOf = (to: URL): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(to.hash.slice(1)));

export const queryOf = (to: URL): Record<string, string> => Object.fromEntries(to.searchParams);

/** The address of Google's consent page; a change to undefined leaves a parameter out. */
export const authorizePath = (changes: Record<string, string | undefined> = {}): string =>
  `/o/oauth2/v2/auth?${query({
    client_id: clientId,
    redirect_uri: `${site}/login/google`,
    response_type: 'id_token',
    scope: 'openid email profile',
    state: 'S&1',
    nonce: 'N1',
    ...changes,
  })}`;

/** The address of Facebook's dialog. */
export const dialogPath = (changes: Record<string, string | undefined> = {}): string =>
  `/v21.0/dialog/oauth?${query({
    client_id: appId,
    redirect_uri: `${site}/login/facebook`,
    response_type: 'token,signed_request',
    scope: 'public_profile,email',
    state: 'S1',
    ...changes,
  })}`;

export const query = (fields: Record<string, string | undefined>): string =>
  new URLSearchParams(
    Object.entries(fields).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
