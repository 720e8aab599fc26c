import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@sargam/chassis/testing';

const main = path.resolve(import.meta.dirname, '../../../../tools/sandboxes/social/src/main.ts');

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

export const siteUrl = 'http://site.test';

type Body = Readonly<Record<string, unknown>>;

/** Starts the Google and Facebook sandbox in a child process. */
export const startSocialSandbox = async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const data = await mkdtemp(path.join(tmpdir(), 'social-'));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      HTTP_PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: data,
      SITE_URL: siteUrl,
      GOOGLE_CLIENT_SECRET: 'google-secret',
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await eventually(() => fetch(`${url}/readyz`));

  const send = async (method: string, way: string, body?: Body): Promise<Record<string, string>> => {
    const response = await fetch(`${url}/sandbox${way}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${way}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? {} : ((await response.json()) as Record<string, string>);
  };

  return {
    env: { GOOGLE_ISSUER: url, FACEBOOK_GRAPH_URL: `${url}/v21.0` },
    /** An ID token as Google issues it. */
    idToken: async (body: Body) => (await send('POST', '/google/id-token', body))['id_token'] ?? '',
    /** The code of Google's redirect after the consent. `query` is the authorization request. */
    googleCode: async (query: Body, person: Body) => {
      const request = new URLSearchParams({ ...query, ...person, decision: 'allow' });
      const response = await fetch(`${url}/o/oauth2/v2/auth`, {
        method: 'POST',
        body: request,
        redirect: 'manual',
      });
      return new URL(response.headers.get('location') ?? 'none:').searchParams.get('code') ?? '';
    },
    /** An access token as Facebook issues it. */
    facebookToken: async (body: Body) => {
      const { access_token = '', user_id = '' } = await send('POST', '/facebook/access-token', body);
      return { accessToken: access_token, userId: user_id };
    },
    injectFault: (call: string, mode: string, calls = 1) => send('POST', '/faults', { call, mode, calls }),
    clearFaults: () => send('DELETE', '/faults'),
    rotateKeys: (body: Body = {}) => send('POST', '/keys/rotate', body),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
};
